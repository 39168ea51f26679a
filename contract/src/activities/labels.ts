import type { FieldLabels } from '../shared/labels.ts'
import { fieldLabels } from './fields.ts'

export const activityFieldLabels = {
  ...fieldLabels,
  images: 'Bilder',
  documents: 'Dokumente',
  activityStatus: 'Status',
  status: 'Status',
  reviewMessage: 'Nachricht',
  dateModified: 'Geändert',
  activityId: 'Aktivität',
  isFeatured: 'Hervorgehoben',
  filter: 'Filter',
  type: 'Art',
  start: 'Start',
  onlyFree: 'Nur mit freien Plätzen',
  sort: 'Sortierung',
  pictures: 'Bilder',
} as const satisfies FieldLabels
