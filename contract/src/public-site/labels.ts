import type { FieldLabels } from '../shared/labels.ts'

export const contactFieldLabels = {
  nameFirst: 'Vorname',
  nameLast: 'Nachname',
  email: 'E-Mail',
  message: 'Nachricht',
  captcha: 'Sicherheitsfrage',
} as const satisfies FieldLabels
