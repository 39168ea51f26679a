// A person's settings; who never changed any has the defaults of the table.
import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'
import type { NotificationSettings, SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

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

const columnOf: Record<SettingKey, string> = {
  activitySetting: 'activity_setting',
  communitySetting: 'community_setting',
  messageSetting: 'message_setting',
  adminSetting: 'admin_setting',
  statusSetting: 'status_setting',
  applicationSetting: 'application_setting',
}

/** Takes the mail out of these settings and leaves the rest of them. False: there was none to take. */
export async function updateWithoutMail(tx: Tx, personId: string, settings: readonly SettingKey[]): Promise<boolean> {
  const columns_ = settings.map((key) => sql.ref(columnOf[key]))
  const changes = columns_.map(
    (column) => sql`${column} = case ${column} when 'MAIL' then 'NONE' when 'MAIL_NOTIFICATION' then 'NOTIFICATION'
      else ${column} end`,
  )
  await sql`insert into setting (person_id) select id from person where id = ${personId}
    on conflict (person_id) do nothing`.execute(tx)
  const { numAffectedRows } = await sql`
    update setting set ${sql.join(changes)}
    where person_id = ${personId} and array[${sql.join(columns_)}]::text[] && array['MAIL', 'MAIL_NOTIFICATION']
  `.execute(tx)
  return numAffectedRows === 1n
}

export async function updateTheme(tx: Tx, personId: string, theme: Theme) {
  await tx
    .insertInto('setting')
    .values({ person_id: personId, theme })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ theme }))
    .execute()
}
