import type { FieldLabels } from '../shared/labels.ts'

export const calendarFieldLabels = {
  token: 'Adresse',
} as const satisfies FieldLabels
