import type { FieldLabels } from '../shared/labels.ts'

export const companyFieldLabels = {
  name: 'Name des Betriebs',
  location: 'Ort',
  canton: 'Kanton',
  answerDays: 'Antwortfrist in Arbeitstagen',
  officerEmail: 'Mailadresse der ersten bildungsverantwortlichen Person',
  email: 'E-Mail',
  state: 'Zustand',
  query: 'Suche',
} as const satisfies FieldLabels
