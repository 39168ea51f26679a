import type { FieldLabels } from '../shared/labels.ts'

export const applicationFieldLabels = {
  title: 'Titel',
  body: 'Nachricht',
  documents: 'Dokumente',
  applicationStatus: 'Status',
  status: 'Status',
  activityId: 'Aktivität',
  reviewMessage: 'Nachricht',
  approvalStatus: 'Entscheid',
  comment: 'Kommentar',
  reason: 'Begründung',
  filter: 'Filter',
} as const satisfies FieldLabels
