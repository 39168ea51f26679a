// Rows → contract shapes.
import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'
import type { Channel, Settings } from '@werkplatz/contract/settings/schemas.ts'

import type { SettingRow } from './setting.queries.ts'

const everywhere = 'MAIL_NOTIFICATION'

/** Who has no row yet has what the table would give them. */
const defaults: SettingRow = {
  theme: 'DEFAULT',
  activity_setting: everywhere,
  community_setting: everywhere,
  message_setting: everywhere,
  admin_setting: everywhere,
  status_setting: everywhere,
  application_setting: everywhere,
}

export const presentSettings = (row: SettingRow = defaults): Settings => ({
  theme: row.theme as Theme,
  activitySetting: row.activity_setting as Channel,
  communitySetting: row.community_setting as Channel,
  messageSetting: row.message_setting as Channel,
  adminSetting: row.admin_setting as Channel,
  statusSetting: row.status_setting as Channel,
  applicationSetting: row.application_setting as Channel,
})
