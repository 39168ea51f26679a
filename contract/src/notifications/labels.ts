import type { FieldLabels } from '../shared/labels.ts'

export const notificationFieldLabels = {
  userId: 'Person',
  isRead: 'Gelesen',
} as const satisfies FieldLabels
