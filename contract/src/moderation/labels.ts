import type { FieldLabels } from '../shared/labels.ts'

export const reportFieldLabels = {
  report: 'Grund',
  target: 'Art',
  targetId: 'Ziel',
} as const satisfies FieldLabels
