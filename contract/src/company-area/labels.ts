import type { FieldLabels } from '../shared/labels.ts'

export const companyAreaFieldLabels = {
  filter: 'Ansicht',
  mine: 'Nur meine Lernenden',
  status: 'Status',
  ending: 'Einsatzende',
  waiting: 'Wartezeit',
  from: 'Erster Tag',
  weeks: 'Wochen',
} as const satisfies FieldLabels
