import type { FieldLabels } from '../shared/labels.ts'

export const auditFieldLabels = {
  actorId: 'Person',
  targetId: 'Woran',
  action: 'Art',
  companyId: 'Betrieb',
  from: 'Von',
  to: 'Bis',
  before: 'Eintrag',
} as const satisfies FieldLabels
