// Tries of captchas and the count of contact requests per sender.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'

/** One more try; false when it is spent or has no tries left. Calls with the same captcha wait for each other here. */
export async function countCaptchaTry(tx: Tx, id: string, expiresAt: Date, most: number): Promise<boolean> {
  const row = await tx
    .insertInto('captcha_try')
    .values({ id, tries: 1, expires_at: expiresAt.toISOString() })
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet({ tries: sql`captcha_try.tries + 1` })
        .where('captcha_try.spent', '=', false)
        .where('captcha_try.tries', '<', most),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function spendCaptcha(tx: Tx, id: string) {
  await tx.updateTable('captcha_try').set({ spent: true }).where('id', '=', id).execute()
}

/** Requests of one sender queue up here, so that the count before the insert holds. */
export async function lockContactSender(tx: Tx, who: Buffer) {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${who}::bytea, 'hex'), 0))`.execute(tx)
}

export async function countContactRequests(tx: Tx, who: Buffer, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('contact_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('who', '=', who)
    .where('date_created', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertContactRequest(tx: Tx, who: Buffer, at: Date): Promise<string> {
  const { id } = await tx
    .insertInto('contact_request')
    .values({ who, date_created: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False: this address had its receipt within a day. Requests for the same address wait for each other here. */
export async function claimReceipt(tx: Tx, whom: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into contact_receipt (whom, date_created) values (${whom}, ${at.toISOString()})
    on conflict (whom) do update set date_created = excluded.date_created
      where contact_receipt.date_created < excluded.date_created - interval '1 day'
    returning whom
  `.execute(tx)
  return rows.length > 0
}

export async function deleteOldContactTraces(tx: Tx, now: Date) {
  await tx.deleteFrom('captcha_try').where('expires_at', '<', now).execute()
  const yesterday = sql<Date>`${now.toISOString()}::timestamptz - interval '1 day'`
  await tx.deleteFrom('contact_request').where('date_created', '<', yesterday).execute()
  await tx.deleteFrom('contact_receipt').where('date_created', '<', yesterday).execute()
}
