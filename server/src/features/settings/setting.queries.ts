import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'
// A person's settings; who never changed any has the defaults of the table.
import type { NotificationSettings } from '@werkplatz/contract/settings/schemas.ts'

import type { Db, Tx } from '../../db/open.ts'

const columns = [
  'theme',
  'activity_setting',
  'community_setting',
  'message_setting',
  'admin_setting',
  'status_setting',
  'application_setting',
] as const

export type SettingRow = Record<(typeof columns)[number], string>

export async function findSettings(db: Db | Tx, personId: string): Promise<SettingRow | undefined> {
  return db.selectFrom('setting').select(columns).where('person_id', '=', personId).executeTakeFirst()
}

export async function updateNotificationSettings(tx: Tx, personId: string, wanted: NotificationSettings) {
  const values = {
    activity_setting: wanted.activitySetting,
    community_setting: wanted.communitySetting,
    message_setting: wanted.messageSetting,
    admin_setting: wanted.adminSetting,
    status_setting: wanted.statusSetting,
    application_setting: wanted.applicationSetting,
  }
  await tx
    .insertInto('setting')
    .values({ person_id: personId, ...values })
    .onConflict((oc) => oc.column('person_id').doUpdateSet(values))
    .execute()
}

export async function updateTheme(tx: Tx, personId: string, theme: Theme) {
  await tx
    .insertInto('setting')
    .values({ person_id: personId, theme })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ theme }))
    .execute()
}
