// Chats as one of their people sees them.
import type { MessageKind } from '@werkplatz/contract/chats/schemas.ts'
import { sql } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { prepared } from '../../../db/prepared.ts'
import { names, portraits, strangers } from '../../people/person-parts.queries.ts'
import type { Portrait } from '../../people/person.present.ts'
import { requests } from './chat-parts.queries.ts'

export interface ChatRow {
  id: string
  title: string
  is_group: boolean
  last_number: number
  unread: number
  date_updated: Date
  last_kind: MessageKind | null
  last_body: string | null
  last_author: string | null
  last_first_name: string | null
  last_deleted: boolean | null
  /** The other one in a chat of two. */
  other_id: string | null
  other_profile: string | null
  other_name: string | null
  other_left: boolean | null
  is_outside: boolean | null
  picture: Portrait | null
  /** Of a group without a title. */
  first_names: string | null
  is_open: boolean
}

/** How much of a message stands in the list. */
const PREVIEW = 160

/** `mine` is the caller's own place in the chat. What was written before it is not theirs to see. */
const columns = (me: Member) => sql`
  chat.id, chat.title, chat.low_id is null as is_group, chat.last_number, mine.unread, mine.date_updated,
  last.kind as last_kind, left(last.body, ${sql.lit(PREVIEW)}) as last_body, last.author_id as last_author,
  author.name_first as last_first_name, last.deleted_at is not null as last_deleted,
  other.id as other_id, other.profile_id as other_profile, ${names.full('other', me)} as other_name,
  other.status <> 'ACTIVE' as other_left, other.company_id <> ${me.companyId} as is_outside,
  ${portraits.avatar('other', me)} as picture,
  case when chat.low_id is null and chat.title = '' then (
    select string_agg(others.name_first, ', ') from (
      select person.name_first from chat_participant join person on person.id = chat_participant.person_id
      where chat_id = chat.id and person_id <> ${me.id} and left_at is null order by person.name_first, person.id limit 5
    ) others) end as first_names,
  exists (select from chat_participant others where others.chat_id = chat.id and others.person_id <> ${me.id}
    and others.left_at is null)
  or (chat.low_id is null
    and exists (select from chat_request where chat_id = chat.id and status <> 'ACCEPTED')) as is_open`

const joins = (me: Member) => sql`
  chat_participant mine
  join chat on chat.id = mine.chat_id
  left join message last on last.chat_id = chat.id and last.number = chat.last_number and last.number > mine.from_number
  left join person author on author.id = last.author_id
  left join person other on other.id = case when chat.low_id = ${me.id} then chat.high_id else chat.low_id end`

/** A chat of two is listed from its first message on, a group at once. */
export const listChats = preparedReach<{ offset: number; size: number }, ChatRow>((db, param, me) => ({
  compile: () =>
    sql<ChatRow>`
      select ${columns(me)} from ${joins(me)}
      where mine.person_id = ${me.id} and mine.left_at is null and (chat.last_number > 0 or chat.low_id is null)
      order by mine.date_updated desc, mine.chat_id desc offset ${param('offset')} limit ${param('size')}
    `.compile(db),
}))

export const findChat = preparedReach<{ id: string }, ChatRow>((db, param, me) => ({
  compile: () =>
    sql<ChatRow>`
      select ${columns(me)} from ${joins(me)}
      where mine.chat_id = ${param('id')} and mine.person_id = ${me.id} and mine.left_at is null
    `.compile(db),
}))

export const listChatsByIds = preparedReach<{ ids: string[] }, ChatRow>((db, param, me) => ({
  compile: () =>
    sql<ChatRow>`
      select ${columns(me)} from ${joins(me)}
      where mine.chat_id = any(${param('ids')}::uuid[]) and mine.person_id = ${me.id} and mine.left_at is null
    `.compile(db),
}))

/** By name of the group or of the other one; of whom only a letter is shown, no more is searched. */
export const searchChats = preparedReach<{ pattern: string; size: number }, ChatRow>((db, param, me) => ({
  compile: () =>
    sql<ChatRow>`
      select * from (
        select ${columns(me)} from ${joins(me)}
        where mine.person_id = ${me.id} and mine.left_at is null and (chat.last_number > 0 or chat.low_id is null)
      ) own
      where person_search(case when is_group then coalesce(nullif(title, ''), first_names)
        when not (other_left and is_outside) then other_name end, '') like ${param('pattern')}
      order by date_updated desc, id desc limit ${param('size')}
    `.compile(db),
}))

export interface ChatPersonRow {
  id: string
  profile_id: string
  name_first: string
  name: string
  picture: Portrait | null
  is_former: boolean
  is_outside: boolean
  presence: 'IN' | 'ASKED' | 'LEFT'
  /** In a chat of two; null: they do not say, or it is the caller. */
  read_up_to: number | null
  rests_at_night: boolean
}

/** Everybody who is or was in it, and who is asked. An age is told to colleagues only. */
export const listChatPeople = preparedReach<{ id: string }, ChatPersonRow>((db, param, me) => ({
  compile: () =>
    sql<ChatPersonRow>`
      select person.id, person.profile_id, person.name_first, ${names.full('person', me)} as name,
        ${portraits.avatar('person', me)} as picture, person.status <> 'ACTIVE' as is_former,
        person.company_id <> ${me.companyId} as is_outside, place.presence,
        case when chat.low_id is not null and place.person_id <> ${me.id} and place.presence = 'IN'
          and coalesce(setting.shows_read, true) then place.last_read_number end as read_up_to,
        place.presence = 'IN' and place.person_id <> ${me.id} and person.company_id = ${me.companyId}
          and ${strangers.isMinor('person')} as rests_at_night
      from (
        select id, chat_id, person_id, last_read_number, case when left_at is null then 'IN' else 'LEFT' end as presence
        from chat_participant where chat_id = ${param('id')}
        union all
        select id, chat_id, person_id, 0, 'ASKED' from chat_request
        where chat_id = ${param('id')} and status <> 'ACCEPTED'
      ) place
      join chat on chat.id = place.chat_id
      join person on person.id = place.person_id
      left join setting on setting.person_id = person.id
      order by place.presence = 'ASKED', person.name_first, person.id
    `.compile(db),
}))

export const countUnread = prepared<{ personId: string }, { unread: number; requests: number; shows_read: boolean }>(
  (db, param) => ({
    compile: () =>
      sql<{ unread: number; requests: number; shows_read: boolean }>`
        select
          (select coalesce(sum(unread), 0)::int from chat_participant
            where person_id = ${param('personId')} and unread > 0 and left_at is null) as unread,
          (select count(*)::int from ${requests.waiting(param('personId'))}) as requests,
          coalesce((select shows_read from setting where person_id = ${param('personId')}), true) as shows_read
      `.compile(db),
  }),
)
