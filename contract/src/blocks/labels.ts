import type { FieldLabels } from '../shared/labels.ts'

export const blockFieldLabels = {
  userId: 'Person',
} as const satisfies FieldLabels
