import type { FieldLabels } from '../shared/labels.ts'

export const chatFieldLabels = {
  id: 'Chat',
  participantId: 'Person',
  participantIds: 'Personen',
  title: 'Name der Gruppe',
  about: 'Worum es geht',
  type: 'Worum es geht',
  isRead: 'Gelesen',
  isAccepted: 'Antwort',
  isShown: 'Lesebestätigung',
  chatId: 'Chat',
  before: 'Nachricht',
  query: 'Suche',
  page: 'Seite',
  size: 'Anzahl',
} as const satisfies FieldLabels
