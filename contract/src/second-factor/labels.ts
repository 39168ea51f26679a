import type { FieldLabels } from '../shared/labels.ts'

export const factorFieldLabels = {
  password: 'Passwort',
  code: 'Code aus der App',
  name: 'Name des Passkeys',
  answer: 'Passkey',
} as const satisfies FieldLabels
