import type { FieldLabels } from '../shared/labels.ts'

export const accountFieldLabels = {
  email: 'E-Mail',
  password: 'Passwort',
  oldPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  token: 'Link',
  challenge: 'Anmeldung',
  code: 'Code',
  passkey: 'Passkey',
} as const satisfies FieldLabels
