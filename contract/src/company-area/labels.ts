import type { FieldLabels } from '../shared/labels.ts'

export const companyAreaFieldLabels = {
  filter: 'Ansicht',
  mine: 'Nur meine Lernenden',
  status: 'Status',
} as const satisfies FieldLabels
