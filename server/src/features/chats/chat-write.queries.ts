// Making chats, joining, leaving and reading them.
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { strangers } from '../people/person-parts.queries.ts'

export interface ChatHead {
  id: string
  creator_id: string
  low_id: string | null
  high_id: string | null
  last_number: number
}

const head = sql`chat.id, chat.creator_id, chat.low_id, chat.high_id, chat.last_number`

/** Nobody writes in it, joins or leaves while this transaction lasts. */
export async function lockChat(tx: Tx, id: string): Promise<ChatHead | undefined> {
  const { rows } = await sql<ChatHead>`select ${head} from chat where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function lockPair(tx: Tx, low: string, high: string): Promise<ChatHead | undefined> {
  const { rows } = await sql<ChatHead>`
    select ${head} from chat where low_id = ${low} and high_id = ${high} for update
  `.execute(tx)
  return rows[0]
}

/** undefined: somebody made it in this very moment. */
export async function insertChat(
  tx: Tx,
  made: { creatorId: string; pair: { low: string; high: string } | null; title: string },
): Promise<ChatHead | undefined> {
  const { rows } = await sql<ChatHead>`
    insert into chat (creator_id, low_id, high_id, title)
    values (${made.creatorId}, ${made.pair?.low ?? null}, ${made.pair?.high ?? null}, ${made.title})
    on conflict (low_id, high_id) do nothing returning ${head}
  `.execute(tx)
  return rows[0]
}

export async function insertParticipants(tx: Tx, chatId: string, people: readonly string[], fromNumber: number) {
  await sql`
    insert into chat_participant (chat_id, person_id, from_number, last_read_number)
    select ${chatId}, person_id, ${fromNumber}::int, ${fromNumber}::int from unnest(${[...people]}::uuid[]) person_id
    on conflict (chat_id, person_id) do nothing
  `.execute(tx)
}

/** The maker first: only participants may add others. */
export async function insertFirstParticipants(tx: Tx, chatId: string, makerId: string, others: readonly string[]) {
  for (const people of [[makerId], others]) await insertParticipants(tx, chatId, people, 0)
}

export interface InvitedRow {
  id: string
  is_active: boolean
  is_kept_apart: boolean
  /** A minor who would hear from somebody of another company, and has not come to them first. */
  must_be_asked: boolean
}

/**
 * What stands between these people and a chat. A minor came first who has applied to the other's activity, or whom the
 * other one leads at work. Of two others only what concerns the caller is known here: in doubt the minor is asked.
 */
export async function listInvited(tx: Tx, me: Member, people: readonly string[]): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    select person.id, person.status = 'ACTIVE' as is_active, are_kept_apart(${me.id}, person.id) as is_kept_apart,
      ${strangers.isMinor('person')} and exists (
        select from person other
        where other.id = any(${[...people, me.id]}::uuid[]) and other.id <> person.id
          and other.company_id <> person.company_id
          and not exists (select from application where application.author_id = person.id
            and application.activity_author_id = other.id and application.status in ('PENDING', 'APPROVED'))
          and not exists (select from assignment where assignment.author_id = person.id
            and assignment.contact_id = other.id and assignment.status in ('PENDING', 'APPROVED'))
      ) as must_be_asked
    from person where person.id = any(${[...people]}::uuid[]) order by person.id
  `.execute(tx)
  return rows
}

export interface Writing {
  /** The writer is in the chat. */
  is_in: boolean
  is_kept_apart: boolean
  /** Somebody is left to read it. */
  has_reader: boolean
  /** Of a chat of two: the other one has not accepted yet. */
  request_id: string | null
  request_status: 'WAITING' | 'DECLINED' | null
  from_number: number | null
  /** 30 days have passed since. */
  may_ask_again: boolean | null
}

/** What stands between the writer and the others. Blocking ends chats of two; groups of both stay. */
export async function findWriting(tx: Tx, chat: ChatHead, me: string): Promise<Writing> {
  const other = chat.low_id === me ? chat.high_id : chat.low_id
  const { rows } = await sql<Writing>`
    select
      exists (select from chat_participant where chat_id = ${chat.id} and person_id = ${me} and left_at is null) as is_in,
      coalesce(are_kept_apart(${me}, ${other}::uuid), false) as is_kept_apart,
      case when ${other}::uuid is null then
        exists (select from chat_participant where chat_id = ${chat.id} and person_id <> ${me} and left_at is null)
        or exists (select from chat_request where chat_id = ${chat.id} and status <> 'ACCEPTED')
      else exists (select from person where id = ${other}::uuid and status = 'ACTIVE') end as has_reader,
      request.id as request_id, request.status as request_status, request.from_number,
      request.date_created < now() - interval '30 days' as may_ask_again
    from (select) nothing
    left join chat_request request on request.chat_id = ${chat.id} and request.person_id = ${other}::uuid
      and request.status <> 'ACCEPTED'
  `.execute(tx)
  return rows[0]!
}

/** undefined: nothing to leave. */
export async function markLeft(tx: Tx, chatId: string, personId: string) {
  return tx
    .updateTable('chat_participant')
    .set({ left_at: sql`now()`, unread: 0, unread_since: null })
    .where('chat_id', '=', chatId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** Read up to the last message; undefined: it was already. */
export async function markRead(tx: Tx, chatId: string, personId: string) {
  const { rows } = await sql<{ id: string }>`
    update chat_participant mine set last_read_number = chat.last_number, unread = 0, unread_since = null
    from chat where chat.id = mine.chat_id and mine.chat_id = ${chatId} and mine.person_id = ${personId}
      and (mine.unread > 0 or mine.last_read_number < chat.last_number)
    returning mine.id
  `.execute(tx)
  return rows[0]
}

/** A reminder to oneself: what was read stays read, and nobody is mailed about it. */
export async function markUnread(tx: Tx, chatId: string, personId: string) {
  const { rows } = await sql<{ id: string }>`
    update chat_participant mine set unread = 1, mailed_number = chat.last_number
    from chat where chat.id = mine.chat_id and mine.chat_id = ${chatId} and mine.person_id = ${personId}
      and mine.unread = 0 and chat.last_number > 0
    returning mine.id
  `.execute(tx)
  return rows[0]
}

export async function updateShowsRead(tx: Tx, personId: string, isShown: boolean) {
  await tx
    .insertInto('setting')
    .values({ person_id: personId, shows_read: isShown })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ shows_read: isShown }))
    .execute()
}
