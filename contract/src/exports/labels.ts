import type { FieldLabels } from '../shared/labels.ts'

export const exportFieldLabels = {
  kind: 'Art',
} as const satisfies FieldLabels
