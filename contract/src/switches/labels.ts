import type { FieldLabels } from '../shared/labels.ts'

export const switchFieldLabels = {
  feature: 'Schalter',
  companyId: 'Betrieb',
  notice: 'Hinweis für die Betroffenen',
  reason: 'Grund',
} as const satisfies FieldLabels
