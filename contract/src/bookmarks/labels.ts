import type { FieldLabels } from '../shared/labels.ts'

export const bookmarkFieldLabels = {
  targetId: 'Ziel',
  type: 'Art',
} as const satisfies FieldLabels
