// Whom to write a mail about messages they have missed.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { names, strangers } from '../people/person-parts.queries.ts'

export interface MissedRow {
  person_id: string
  chat_id: string
  title: string
  other_name: string | null
  first_names: string | null
  is_gone: boolean
  unread: number
  last_number: number
}

/**
 * The next people after one who are not connected and have had something unread for ten minutes that no mail has told
 * of, with all their unread chats. At most one mail an hour; minors sleep from 20:00 to 07:00.
 */
export async function listMissed(
  tx: Tx,
  now: Date,
  isNight: boolean,
  after: string,
  people: number,
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    with reader as (
      select person.id, person.company_id from person
      where person.id > ${after} and person.status = 'ACTIVE' and not (${isNight} and ${strangers.isMinor('person')})
        and person.id in (
          select place.person_id from chat_participant place join chat on chat.id = place.chat_id
          where place.unread > 0 and place.left_at is null and place.unread_since <= ${now}::timestamptz - interval '10 minutes'
            and chat.last_number > place.mailed_number)
        and not exists (select from live_seen
          where live_seen.person_id = person.id and seen_at > ${now}::timestamptz - interval '2 minutes')
        and not exists (select from setting
          where setting.person_id = person.id and chat_mailed_at > ${now}::timestamptz - interval '1 hour')
      order by person.id limit ${people}
    )
    select reader.id as person_id, chat.id as chat_id, chat.title,
      ${names.full('other', { companyId: sql`reader.company_id` })} as other_name,
      (select string_agg(others.name_first, ', ') from (
        select person.name_first from chat_participant join person on person.id = chat_participant.person_id
        where chat_id = chat.id and person_id <> reader.id and left_at is null
        order by person.name_first, person.id limit 5
      ) others) as first_names,
      coalesce(other.status <> 'ACTIVE' and other.company_id <> reader.company_id, false) as is_gone,
      place.unread, chat.last_number
    from reader
    join chat_participant place on place.person_id = reader.id and place.unread > 0 and place.left_at is null
    join chat on chat.id = place.chat_id
    left join person other on other.id = case when chat.low_id = reader.id then chat.high_id else chat.low_id end
    order by reader.id, place.date_updated desc
  `.execute(tx)
  return rows
}

/** They have been told of everything up to here. */
export async function noteDigest(tx: Tx, people: readonly string[], now: Date) {
  await sql`
    insert into setting (person_id, chat_mailed_at)
    select person_id, ${now} from unnest(${[...people]}::uuid[]) person_id
    on conflict (person_id) do update set chat_mailed_at = excluded.chat_mailed_at
  `.execute(tx)
  await sql`
    update chat_participant place set mailed_number = chat.last_number
    from chat where chat.id = place.chat_id and place.person_id = any(${[...people]}::uuid[])
      and place.unread > 0 and place.mailed_number < chat.last_number
  `.execute(tx)
}
