// Requests: who waits for a minor's answer.
import type { ChatRequestStatus } from '@werkplatz/contract/chats/status.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Db, Tx } from '../../db/handles.ts'
import { names, portraits } from '../people/person-parts.queries.ts'
import type { Portrait } from '../people/person.present.ts'
import { requests } from './read/chat-parts.queries.ts'

export interface RequestHead {
  id: string
  chat_id: string
  person_id: string
  status: ChatRequestStatus
}

export async function insertRequests(tx: Tx, chatId: string, askedBy: string, people: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    insert into chat_request (chat_id, person_id, asked_by)
    select ${chatId}, person_id, ${askedBy} from unnest(${[...people]}::uuid[]) person_id
    on conflict (chat_id, person_id) do nothing returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

const head = ['id', 'chat_id', 'person_id', 'status'] as const

export async function lockRequest(tx: Tx, id: string): Promise<RequestHead> {
  return tx
    .selectFrom('chat_request')
    .select(head)
    .$narrowType<RequestHead>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findRequestChat(tx: Tx, id: string): Promise<string> {
  const found = await tx.selectFrom('chat_request').select('chat_id').where('id', '=', id).executeTakeFirstOrThrow()
  return found.chat_id
}

/** Of this person, answered or not. */
export async function findRequestTo(tx: Tx, chatId: string, personId: string): Promise<RequestHead | undefined> {
  return tx
    .selectFrom('chat_request')
    .select(head)
    .$narrowType<RequestHead>()
    .where('chat_id', '=', chatId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** A new request: what was written before is not read with it. */
export async function renewRequest(tx: Tx, id: string, fromNumber: number) {
  await sql`
    update chat_request set from_number = ${fromNumber}, date_created = now() where id = ${id}
  `.execute(tx)
}

export interface ChatRequestRow {
  id: string
  chat_id: string
  sender_id: string
  sender_profile: string
  name: string
  picture: Portrait | null
  company: string
  is_group: boolean
  title: string
  people: string[]
  body: string | null
  message_id: string | null
  date_created: Date
}

/** To the caller, the newest first. */
export const listChatRequests = preparedReach<Record<string, never>, ChatRequestRow>((db, _param, me) => ({
  compile: () =>
    sql<ChatRequestRow>`
      select request.id, request.chat_id, sender.id as sender_id, sender.profile_id as sender_profile,
        ${names.full('sender', me)} as name, ${portraits.avatar('sender', me)} as picture, (select company.name from company where company.id = sender.company_id) as company,
        chat.low_id is null as is_group, chat.title,
        array(select ${names.full('person', me)} from chat_participant join person on person.id = chat_participant.person_id
          where chat_participant.chat_id = chat.id and left_at is null and chat.low_id is null
          order by person.name_first, person.id) as people,
        message.body, message.id as message_id, coalesce(message.date_created, request.date_created) as date_created
      from ${requests.waiting(me.id)}
      order by request.id desc limit 100
    `.compile(db),
}))

export interface RequestMailRow {
  person_id: string
  sender_name: string
  company: string
}

/** For the mail, with the sender's name as the asked person may read it. */
export async function findRequestMail(db: Db | Tx, requestId: string): Promise<RequestMailRow | undefined> {
  const { rows } = await sql<RequestMailRow>`
    select request.person_id, ${names.full('sender', { companyId: sql`asked.company_id` })} as sender_name,
      company.name as company
    from chat_request request
    join person asked on asked.id = request.person_id
    join person sender on sender.id = request.asked_by
    join company on company.id = sender.company_id
    where request.id = ${requestId} and request.status = 'WAITING'
  `.execute(db)
  return rows[0]
}
