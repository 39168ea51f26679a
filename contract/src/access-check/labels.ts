import type { FieldLabels } from '../shared/labels.ts'

export const accessCheckFieldLabels = {
  userId: 'Person',
  action: 'Was tun?',
  id: 'Sache',
} as const satisfies FieldLabels
