import type { FieldLabels } from '../shared/labels.ts'

export const schoolFieldLabels = {
  userId: 'Person',
  days: 'Schultage',
  schoolDayText: 'Bemerkung',
} as const satisfies FieldLabels
