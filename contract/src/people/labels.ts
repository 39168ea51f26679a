import type { FieldLabels } from '../shared/labels.ts'

export const peopleFieldLabels = {
  roles: 'Rollen',
  role: 'Rolle',
  status: 'Zustand',
  query: 'Suche',
  supervisorId: 'Betreuung',
  professionId: 'Beruf',
  adultFrom: 'Volljährig ab',
  dateJoined: 'Lehrbeginn',
  receiverId: 'Übernimmt',
  rightsVersion: 'Stand',
  missing: 'Was fehlt',
  companyId: 'Betrieb',
  ids: 'Personen',
  change: 'Änderung',
  kind: 'Art',
  isGiven: 'Rolle geben',
  lastDay: 'Letzter Tag',
  isPreview: 'Vorschau',
} as const satisfies FieldLabels
