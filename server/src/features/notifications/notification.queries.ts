// Rows of notifications. The bell reads from one index; the worker writes in portions.
import type { NotificationType } from '@werkplatz/contract/notifications/schemas.ts'
import type { SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Db, Tx } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'

export interface NotificationRow {
  id: string
  kind: string
  type: NotificationType
  title: string
  body: string
  target_id: string
  is_read: boolean
  date_created: Date
}

const shown = ['id', 'kind', 'type', 'title', 'body', 'target_id', 'is_read', 'date_created'] as const

export const listNotifications = prepared<{ userId: string; size: number; offset: number }, NotificationRow>(
  (db, param) =>
    db
      .selectFrom('notification')
      .select(shown)
      .$narrowType<NotificationRow>()
      .where('recipient_id', '=', param('userId'))
      .where('in_app', '=', sql<boolean>`true`)
      .orderBy('date_created', 'desc')
      .orderBy('id', 'desc')
      .limit(param('size'))
      .offset(param('offset')),
)

export const countUnread = prepared<{ userId: string }, { unread: number }>((db, param) =>
  db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('recipient_id', '=', param('userId'))
    .where('in_app', '=', sql<boolean>`true`)
    .where('is_read', '=', sql<boolean>`false`),
)

export const findNotification = prepared<{ id: string }, NotificationRow>((db, param) =>
  db.selectFrom('notification').select(shown).$narrowType<NotificationRow>().where('id', '=', param('id')),
)

/** The ids that became read now; none when it was read already. */
export async function updateRead(tx: Tx, personId: string, id: string): Promise<string[]> {
  const rows = await tx
    .updateTable('notification')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('recipient_id', '=', personId)
    .where('is_read', '=', false)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function updateAllRead(tx: Tx, personId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notification set is_read = true
    where id in (
      select id from notification where recipient_id = ${personId} and in_app and not is_read
      order by id limit ${limit} for update
    )
    returning id
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** Answers the ids of people in a column `id`, in any order; the same person twice counts once. */
export type Recipients = RawBuilder<{ id: string }>

export const onlyPeople = (ids: readonly string[]): Recipients => sql`select unnest(${[...ids]}::uuid[]) as id`

const settingColumns: Record<SettingKey, string> = {
  activitySetting: 'setting.activity_setting',
  communitySetting: 'setting.community_setting',
  messageSetting: 'setting.message_setting',
  adminSetting: 'setting.admin_setting',
  statusSetting: 'setting.status_setting',
  applicationSetting: 'setting.application_setting',
}

export interface Texts {
  title: string
  body: string
}

export interface Portion {
  eventId: string
  kind: string
  type: NotificationType
  setting: SettingKey
  targetId: string
  /** Never told of their own doing. */
  actorId: string | null
  recipients: Recipients
  texts: Texts
  /** For people of other companies than this one, if they are to read something else. */
  outside: { companyId: string; texts: Texts } | null
}

/** The next portion in the order of ids. `last` is null when there was nobody left. */
export async function insertPortion(tx: Tx, portion: Portion, after: string, size: number) {
  const { eventId, kind, type, targetId, actorId, texts, outside } = portion
  const wanted = sql<string>`coalesce(${sql.ref(settingColumns[portion.setting])}, 'MAIL_NOTIFICATION')`
  const textFor = (field: keyof Texts) =>
    outside
      ? sql`case when person.company_id = ${outside.companyId} then ${texts[field]} else ${outside.texts[field]} end`
      : sql`${texts[field]}::text`
  const { rows } = await sql<{ last: string | null; people: number }>`
    with portion as materialized (
      select distinct recipient.id from (${portion.recipients}) recipient
      where recipient.id > ${after} order by recipient.id limit ${size}
    ), told as (
      insert into notification (event_id, kind, recipient_id, type, target_id, title, body, in_app, mail_due)
      select ${eventId}, ${kind}, person.id, ${type}, ${targetId}, ${textFor('title')}, ${textFor('body')},
        ${wanted} in ('MAIL_NOTIFICATION', 'NOTIFICATION'), ${wanted} in ('MAIL_NOTIFICATION', 'MAIL')
      from portion
      join person on person.id = portion.id and person.status = 'ACTIVE'
      left join setting on setting.person_id = person.id
      where person.id is distinct from ${actorId}::uuid and ${wanted} <> 'NONE'
      on conflict (event_id, recipient_id) do nothing
    )
    select (select id from portion order by id desc limit 1) as last, (select count(*) from portion) as people
  `.execute(tx)
  return rows[0]!
}

/** What this event put into the bells of people in this range of ids. */
export async function listTold(db: Db, eventId: string, kind: string, after: string, last: string) {
  return db
    .selectFrom('notification')
    .select([...shown, 'recipient_id'])
    .$narrowType<NotificationRow>()
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .where('in_app', '=', true)
    .where('recipient_id', '>', after)
    .where('recipient_id', '<=', last)
    .execute()
}

export interface ActorRow {
  id: string
  company_id: string
  name_first: string
  name_last: string
  is_minor: boolean
}

export async function findActor(db: Db, id: string): Promise<ActorRow | undefined> {
  return db
    .selectFrom('person')
    .select(['id', 'company_id', 'name_first', 'name_last'])
    .select(sql<boolean>`coalesce(adult_from > (now() at time zone 'Europe/Zurich')::date, false)`.as('is_minor'))
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface NoticeRow {
  eventId: string
  kind: string
  targetId: string
  actorId: string | null
  params: Record<string, string>
}

export async function insertNotice(tx: Tx, notice: NoticeRow) {
  await tx
    .insertInto('notice')
    .values({
      event_id: notice.eventId,
      kind: notice.kind,
      target_id: notice.targetId,
      actor_id: notice.actorId,
      params: JSON.stringify(notice.params),
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Of these profiles those whose person is still there. */
export async function listReachableProfiles(db: Db, profileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('person')
    .select('profile_id')
    .where('profile_id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .where('status', '=', 'ACTIVE')
    .execute()
  return new Set(rows.map((row) => row.profile_id))
}

/** In portions, so that no deletion holds a lock for long. Answers how many went. */
export async function deleteOldNotifications(tx: Tx, months: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification where id in (
      select id from notification where date_created < now() - make_interval(months => ${months})
      order by date_created limit ${limit} for update skip locked
    )
  `.execute(tx)
  await tx
    .deleteFrom('notice')
    .where('date_created', '<', sql<Date>`now() - make_interval(months => ${months})`)
    .execute()
  return Number(numAffectedRows ?? 0n)
}
