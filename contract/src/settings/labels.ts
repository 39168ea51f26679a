import type { FieldLabels } from '../shared/labels.ts'

export const settingFieldLabels = {
  activitySetting: 'Aktivitäten',
  applicationSetting: 'Bewerbungen',
  statusSetting: 'Status',
  communitySetting: 'Community',
  messageSetting: 'Nachrichten',
  adminSetting: 'Administration',
  theme: 'Farbschema',
  token: 'Link',
} as const satisfies FieldLabels
