// What live nodes and listeners ask: who is in a chat, who is there, whom to tell.
import { sql } from 'kysely'

import type { Db, Lone } from '../../db/handles.ts'

/** One answer for each, in their order. */
export async function areInChats(db: Db, asked: readonly { personId: string; chatId: string }[]): Promise<boolean[]> {
  const { rows } = await sql<{ is_in: boolean }>`
    select is_in from are_in_chats(${asked.map(({ personId }) => personId)}::uuid[],
      ${asked.map(({ chatId }) => chatId)}::uuid[]) is_in
  `.execute(db)
  return rows.map((row) => row.is_in)
}

/** Sorted, so that two nodes never wait for each other. */
export async function noteSeen(lone: Lone, people: readonly string[]) {
  await sql`
    insert into live_seen (person_id, seen_at) select person_id, now() from unnest(${people.toSorted()}::uuid[]) person_id
    on conflict (person_id) do update set seen_at = excluded.seen_at
  `.execute(lone)
}

export interface PlaceRow {
  person_id: string
  unread: number
  date_updated: Date
  last_read_number: number
  is_pair: boolean
  shows_read: boolean
}

/** Everybody who is in the chat now, as the system sees them. */
export async function listPlaces(db: Db, chatId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place.person_id, place.unread, place.date_updated, place.last_read_number, chat.low_id is not null as is_pair,
      coalesce(setting.shows_read, true) as shows_read
    from chat_participant place join chat on chat.id = place.chat_id
    left join setting on setting.person_id = place.person_id
    where place.chat_id = ${chatId} and place.left_at is null
  `.execute(db)
  return rows
}

export async function findAsked(db: Db, requestId: string) {
  return db
    .selectFrom('chat_request')
    .select(['person_id', 'chat_id'])
    .where('id', '=', requestId)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
}
