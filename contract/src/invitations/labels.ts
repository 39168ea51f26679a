import type { FieldLabels } from '../shared/labels.ts'

export const invitationFieldLabels = {
  invitations: 'Einladungen',
  'invitations.email': 'E-Mail',
  'invitations.role': 'Rolle',
  'invitations.adultFrom': 'Volljährig ab',
  'invitations.supervisorId': 'Berufsbildner/in',
  'invitations.professionId': 'Beruf',
  nameFirst: 'Vorname',
  nameLast: 'Nachname',
  password: 'Passwort',
  token: 'Link',
  view: 'Ansicht',
  query: 'Suche',
  importId: 'Import',
  number: 'Nummer',
  emails: 'Adressen',
} as const satisfies FieldLabels
