import type { FieldLabels } from '../shared/labels.ts'

export const myDataFieldLabels = {
  password: 'Dein Passwort',
} as const satisfies FieldLabels
