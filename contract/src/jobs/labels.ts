import type { FieldLabels } from '../shared/labels.ts'

export const jobFieldLabels = { ids: 'Aufträge' } as const satisfies FieldLabels
