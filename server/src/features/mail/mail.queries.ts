// Rows of mails. A mail is sent when sent_at says so, whatever a job queue believes.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { strangers } from '../people/person-parts.queries.ts'

export interface NewMailRow {
  key: string
  template: string
  person_id: string | null
  address: string | null
  placeholders: string
  link_path: string | null
  token_seed: Buffer | null
  reply_to: string | null
  settings: string[] | null
}

/** Of several mails with one key only the first is kept; answers the ids of those that are new. */
export async function insertMails(tx: Tx, rows: NewMailRow[]) {
  const { rows: added } = await sql<{ id: string }>`
    insert into mail (key, template, person_id, address, placeholders, link_path, token_seed, reply_to, settings)
    select key, template, person_id, address, placeholders, link_path, token_seed, reply_to,
      (select array_agg(value) from jsonb_array_elements_text(settings) value)
    from unnest(
      ${rows.map((row) => row.key)}::text[], ${rows.map((row) => row.template)}::text[],
      ${rows.map((row) => row.person_id)}::uuid[], ${rows.map((row) => row.address)}::text[],
      ${rows.map((row) => row.placeholders)}::jsonb[], ${rows.map((row) => row.link_path)}::text[],
      ${rows.map((row) => row.token_seed)}::bytea[], ${rows.map((row) => row.reply_to)}::text[],
      ${rows.map((row) => (row.settings ? JSON.stringify(row.settings) : null))}::jsonb[])
      as wanted (key, template, person_id, address, placeholders, link_path, token_seed, reply_to, settings)
    on conflict (key) do nothing
    returning id
  `.execute(tx)
  return added.map((row) => row.id)
}

export async function findMail(db: Db, id: string) {
  return db
    .selectFrom('mail')
    .leftJoin('person', 'person.id', 'mail.person_id')
    .leftJoin('setting', 'setting.person_id', 'person.id')
    .select([
      'mail.id',
      'mail.template',
      'mail.placeholders',
      'mail.link_path',
      'mail.token_seed',
      'mail.reply_to',
      'mail.settings',
    ])
    .select(['mail.sent_at', 'mail.dropped_at', 'mail.person_id'])
    .select(sql<string | null>`coalesce(mail.address, person.email)`.as('address'))
    .select(['person.status as person_status', 'person.name_first', 'person.name_last'])
    .select(strangers.isMinor('person').as('is_minor'))
    .select(['activity_setting', 'community_setting', 'message_setting'])
    .select(['admin_setting', 'status_setting', 'application_setting'])
    .where('mail.id', '=', id)
    .executeTakeFirst()
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** False: it is sent already, or another worker is at it. */
export async function claimMail(tx: Tx, id: string, seconds: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ claimed_until: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function releaseMail(tx: Tx, id: string) {
  await tx.updateTable('mail').set({ claimed_until: null }).where('id', '=', id).execute()
}

export async function stampMailSent(tx: Tx, id: string) {
  await tx
    .updateTable('mail')
    .set({ sent_at: sql`now()`, token_seed: null })
    .where('id', '=', id)
    .execute()
}

export async function deleteMail(tx: Tx, id: string) {
  await tx.deleteFrom('mail').where('id', '=', id).execute()
}

export async function dropMail(tx: Tx, id: string, reason: string) {
  await tx
    .updateTable('mail')
    .set({ dropped_at: sql`now()`, drop_reason: reason, token_seed: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export async function postponeMail(tx: Tx, id: string, until: Date) {
  await tx.updateTable('mail').set({ not_before: until.toISOString() }).where('id', '=', id).execute()
}

/** Mails whose jobs were given up, for instance because the mail server was away for long. */
export async function listStuckMails(db: Db, limit: number) {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('date_created', '<', sql<Date>`now() - interval '10 minutes'`)
    .where('date_created', '>', sql<Date>`now() - interval '3 days'`)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]))
    .where((eb) =>
      eb.or([eb('not_before', 'is', null), eb('not_before', '<', sql<Date>`now() - interval '10 minutes'`)]),
    )
    .orderBy('date_created')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteOldMails(tx: Tx) {
  await tx
    .deleteFrom('mail')
    .where('date_created', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
