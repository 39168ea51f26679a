// What a report of a message needs.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'

/** The one company all its people are of; null: OWNER and ADMIN alone look after a chat between two. */
export async function findMessageCompany(tx: Tx, messageId: string): Promise<string | null> {
  const { rows } = await sql<{ company_id: string }>`
    select distinct person.company_id from message
    join (
      select chat_id, person_id from chat_participant union all select chat_id, person_id from chat_request
    ) place on place.chat_id = message.chat_id
    join person on person.id = place.person_id
    where message.id = ${messageId}
  `.execute(tx)
  return rows.length === 1 ? rows[0]!.company_id : null
}

export async function findMessageAuthor(tx: Tx, messageId: string): Promise<string> {
  const { author_id } = await tx
    .selectFrom('message')
    .select('author_id')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  return author_id
}

export async function keepReported(tx: Tx, reportId: string, messageId: string) {
  await sql`select keep_reported_messages(${reportId}, ${messageId})`.execute(tx)
}

interface MovedMessage {
  chat_id: string
  message_id: string
}

/** By who took the case. undefined: it was taken back already. */
export async function hideReported(tx: Tx, reportId: string): Promise<MovedMessage | undefined> {
  const { rows } = await sql<MovedMessage>`select * from hide_reported_message(${reportId})`.execute(tx)
  return rows[0]
}

/** undefined: its text is gone for good. */
export async function showReported(tx: Tx, reportId: string): Promise<MovedMessage | undefined> {
  const { rows } = await sql<MovedMessage>`select * from show_reported_message(${reportId})`.execute(tx)
  return rows[0]
}
