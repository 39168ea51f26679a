import type { FieldLabels } from '../shared/labels.ts'

export const exportFieldLabels = {
  kind: 'Art',
  password: 'Dein Passwort',
  mine: 'Nur meine Lernenden',
} as const satisfies FieldLabels
