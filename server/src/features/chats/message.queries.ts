// Messages. The number is their order; nobody reads the text of one that was taken back.
import type { MessageKind } from '@werkplatz/contract/chats/schemas.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Db, Tx } from '../../db/handles.ts'

export interface MessageRow {
  id: string
  chat_id: string
  number: number
  author_id: string
  kind: MessageKind
  body: string
  client_id: string | null
  date_created: Date
  is_deleted: boolean
}

const shown = sql`message.id, message.chat_id, message.number, message.author_id, message.kind,
  case when message.deleted_at is null then message.body else '' end as body, message.client_id, message.date_created,
  message.deleted_at is not null as is_deleted`

interface HistoryParams extends Record<string, unknown> {
  chatId: string
  /** The message before which the page ends. */
  before: string | null
  offset: number
  size: number
}

/** From the newest on; each page in the order of writing. */
export const listMessages = preparedReach<HistoryParams, MessageRow>((db, param, me) => ({
  compile: () =>
    sql<MessageRow>`
      select * from (
        select ${shown} from message
        join chat_participant mine on mine.chat_id = message.chat_id and mine.person_id = ${me.id}
        where message.chat_id = ${param('chatId')} and message.number > mine.from_number
          and message.number < coalesce((select number from message earlier
            where earlier.id = ${param('before')}::uuid and earlier.chat_id = ${param('chatId')}), 2147483647)
        order by message.number desc offset ${param('offset')} limit ${param('size')}
      ) page order by number
    `.compile(db),
}))

/** For whoever passes it on. */
export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${shown} from message where id = ${id}`.execute(db)
  return rows[0]
}

export interface MessageHitRow {
  message_id: string
  chat_id: string
  number: number
  body: string
  date_created: Date
}

/** Words in what the caller can read, the newest first: their own chats are looked through, nobody else's are touched. */
export const searchMessages = preparedReach<{ pattern: string; size: number }, MessageHitRow>((db, param, me) => ({
  compile: () =>
    sql<MessageHitRow>`
      select message.id as message_id, message.chat_id, message.number, message.body, message.date_created
      from chat_participant mine
      join message on message.chat_id = mine.chat_id and message.number > mine.from_number
      where mine.person_id = ${me.id} and mine.left_at is null and message.kind = 'TEXT' and message.deleted_at is null
        and person_search(message.body, '') like ${param('pattern')}
      order by message.id desc limit ${param('size')}
    `.compile(db),
}))

export interface NewMessageRow {
  chatId: string
  authorId: string
  number: number
  body: string
  clientId: string
}

export interface WrittenRow {
  id: string
  date_created: Date
  is_about_new: boolean
  /** Everybody who is in the chat, the author too. */
  places: { person_id: string; unread: number }[]
}

/**
 * Written, counted as unread by the others and read by the author, in one statement. What the author came from is what the
 * chat is about from now on, for everybody.
 */
export async function insertMessage(tx: Tx, made: NewMessageRow): Promise<WrittenRow> {
  const { rows } = await sql<WrittenRow>`
    with came as (
      select about_type, about_id from chat_participant
      where chat_id = ${made.chatId} and person_id = ${made.authorId} and about_id is not null
    ), written as (
      insert into message (chat_id, number, author_id, body, client_id)
      values (${made.chatId}, ${made.number}, ${made.authorId}, ${made.body}, ${made.clientId})
      returning id, date_created
    ), counted as (
      update chat set last_number = ${made.number},
        about_type = coalesce((select about_type from came), chat.about_type),
        about_id = coalesce((select about_id from came), chat.about_id)
      where id = ${made.chatId}
    ), told as (
      update chat_participant set date_updated = written.date_created, about_type = null, about_id = null,
        last_read_number = case when person_id = ${made.authorId} then ${made.number}::int else last_read_number end,
        unread = case when person_id = ${made.authorId} then 0 else unread + 1 end,
        unread_since = case when person_id = ${made.authorId} then null
          else coalesce(unread_since, written.date_created) end
      from written where chat_participant.chat_id = ${made.chatId} and left_at is null
      returning chat_participant.person_id, chat_participant.unread
    )
    select id, date_created, exists (select from came) as is_about_new, (select json_agg(told) from told) as places
    from written
  `.execute(tx)
  return rows[0]!
}

/** A line of the history, which nobody has to read. */
export async function insertLine(tx: Tx, chatId: string, personId: string, kind: 'JOINED' | 'LEFT') {
  const { rows } = await sql<{ id: string }>`
    with counted as (
      update chat set last_number = last_number + 1 where id = ${chatId} returning last_number
    )
    insert into message (chat_id, number, author_id, kind, body)
    select ${chatId}, last_number, ${personId}, ${kind}, '' from counted returning id
  `.execute(tx)
  return rows[0]!
}

export async function findSent(tx: Tx, authorId: string, clientId: string) {
  return tx
    .selectFrom('message')
    .select(['id', 'chat_id'])
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** undefined: it is deleted already, or no text. */
export async function markDeleted(tx: Tx, id: string): Promise<{ chat_id: string } | undefined> {
  const { rows } = await sql<{ chat_id: string }>`
    update message set deleted_at = now() where id = ${id} and deleted_at is null and kind = 'TEXT' returning chat_id
  `.execute(tx)
  return rows[0]
}

/** Evidence is kept as long as the privacy policy says. */
export async function emptyDeleted(tx: Tx, before: Date) {
  await sql`update message set body = '' where deleted_at < ${before} and body <> ''`.execute(tx)
}
