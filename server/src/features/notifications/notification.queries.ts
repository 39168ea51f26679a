// Rows of notifications. The bell reads from one index; the worker writes in batches.
import type { NotificationType } from '@werkplatz/contract/notifications/schemas.ts'
import type { SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
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

export interface Batch {
  eventId: string
  kind: string
  type: NotificationType
  setting: SettingKey
  targetId: string
  /** Never told of their own doing. */
  actorId: string | null
  /** Whether a mail follows, by their setting. */
  isMailed: boolean
}

/** What the people of one company are told. */
export interface Said extends Texts {
  companyId: string
}

export type ToldRow = NotificationRow & { recipient_id: string; in_app: boolean }

/** Tells these people, each once for this event, by their own setting. Answers what was written, not what was there before. */
export async function insertBatch(
  tx: Tx,
  batch: Batch,
  said: readonly Said[],
  recipientIds: readonly string[],
): Promise<ToldRow[]> {
  const { eventId, kind, type, targetId, actorId } = batch
  const wanted = sql<string>`coalesce(${sql.ref(settingColumns[batch.setting])}, 'MAIL_NOTIFICATION')`
  const { rows } = await sql<ToldRow>`
    insert into notification (event_id, kind, recipient_id, type, target_id, title, body, in_app, mail_due)
    select ${eventId}, ${kind}, person.id, ${type}, ${targetId}, said.title, said.body,
      ${wanted} in ('MAIL_NOTIFICATION', 'NOTIFICATION'), ${wanted} in ('MAIL_NOTIFICATION', 'MAIL') and ${batch.isMailed}::boolean
    from person
    join unnest(${said.map((one) => one.companyId)}::uuid[], ${said.map((one) => one.title)}::text[],
      ${said.map((one) => one.body)}::text[]) said (company_id, title, body) on said.company_id = person.company_id
    left join setting on setting.person_id = person.id
    where person.id = any(${[...recipientIds]}::uuid[]) and person.status = 'ACTIVE'
      and person.id is distinct from ${actorId}::uuid and ${wanted} <> 'NONE'
    on conflict (event_id, recipient_id) do nothing
    returning id, kind, type, title, body, target_id, is_read, date_created, recipient_id, in_app
  `.execute(tx)
  return rows
}

/** What this event put into the bells of these people, by this run or an earlier one. */
export async function listTold(
  db: Db,
  eventId: string,
  kind: string,
  recipientIds: readonly string[],
): Promise<ToldRow[]> {
  return db
    .selectFrom('notification')
    .select([...shown, 'recipient_id', 'in_app'])
    .$narrowType<NotificationRow>()
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .where('recipient_id', '=', sql<string>`any(${[...recipientIds]}::uuid[])`)
    .execute()
}

export interface NoticeRow {
  eventId: string
  kind: string
  targetId: string
  actorId: string | null
  params: Record<string, string>
  people: Record<string, string>
}

export async function insertNotice(tx: Tx, notice: NoticeRow) {
  await sql`
    insert into notice (event_id, kind, target_id, actor_id, params, people)
    values (${notice.eventId}, ${notice.kind}, ${notice.targetId},
      (select person.id from person where person.id = ${notice.actorId}::uuid),
      ${JSON.stringify(notice.params)}, ${JSON.stringify(notice.people)})
    on conflict do nothing
  `.execute(tx)
}

/** In batches, so that no deletion holds a lock for long. Answers how many went. */
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

/**
 * Whether somebody still has to look at the same: unread, or waiting for its mail, or told within these hours. What many
 * do to one thing is then told once.
 */
export async function isStillTold(
  db: Db,
  told: { recipientId: string; kind: string; targetId: string; withinHours: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from notification
    where recipient_id = ${told.recipientId} and kind = ${told.kind} and target_id = ${told.targetId}
      and date_created > now() - interval '7 days'
      and (mail_due or (in_app and not is_read) or date_created > now() - make_interval(hours => ${told.withinHours}))
    limit 1
  `.execute(db)
  return rows.length > 0
}
