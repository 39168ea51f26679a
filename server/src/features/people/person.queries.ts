// People as others see them. Of minors other companies get the first letter of the last name (decisions §3).
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Tx } from '../../db/open.ts'
import type { Picture } from '../files/file.present.ts'
import { portraits } from './person-parts.queries.ts'

const picture = portraits.avatar('person')
const isMinor = sql`person.adult_from > (now() at time zone 'Europe/Zurich')::date`

export interface AuthorCardRow {
  id: string
  profile_id: string
  name_first: string
  name_last: string
  slogan: string
  picture: Picture | null
  activities_published: number
  year_joined: number
}

export const findAuthorCard = preparedReach<{ id: string }, AuthorCardRow>((db, param, who) => ({
  compile: () =>
    sql<AuthorCardRow>`
      select person.id, person.profile_id, person.name_first,
        case when ${isMinor} and person.company_id <> ${who.companyId}
          then left(person.name_last, 1) || '.' else person.name_last end as name_last,
        person.slogan, ${picture} as picture,
        (select count(*)::int from activity where author_id = person.id and is_visible) as activities_published,
        extract(year from person.date_created at time zone 'Europe/Zurich')::int as year_joined
      from person where person.id = ${param('id')} and person.status = 'ACTIVE'
    `.compile(db),
}))

export interface PersonHitRow {
  id: string
  profile_id: string
  name_first: string
  name_last: string
  company: string
  picture: Picture | null
}

/**
 * By the beginning of a name first, then by likeness. Of minors of other companies only the first name is searched:
 * a search must not tell what the answer hides.
 */
export const listPeopleByName = preparedReach<{ typed: string; likeTyped: string; limit: number }, PersonHitRow>(
  (db, param, who) => {
    const written = sql`person_search(person.name_first, person.name_last)`
    const isHidden = sql`(${isMinor} and person.company_id <> ${who.companyId})`
    return {
      compile: () =>
        sql<PersonHitRow>`
          select person.id, person.profile_id, person.name_first,
            case when ${isHidden} then left(person.name_last, 1) || '.' else person.name_last end as name_last,
            company.name as company, ${picture} as picture
          from (
            select person.* from person
            where person.status = 'ACTIVE'
              and (${written} like ${param('likeTyped')} or ${param('typed')} <% ${written})
              and (not ${isHidden} or person_search(person.name_first, '') like ${param('likeTyped')})
            limit 500
          ) person
          join company on company.id = person.company_id
          order by (person.company_id = ${who.companyId}) desc,
            word_similarity(${param('typed')}, ${written}) desc, person.name_last, person.name_first, person.id
          limit ${param('limit')}
        `.compile(db),
    }
  },
)

/** Notes whom the caller came across; answers how many different people that makes since then. */
export async function noteSeen(tx: Tx, viewerId: string, personIds: readonly string[], now: Date, since: Date) {
  // In one order, so that two searches of the same person do not wait for each other's rows.
  await sql`
    insert into person_seen (viewer_id, person_id, seen_at)
    select ${viewerId}, id, ${now} from unnest(${personIds}::uuid[]) id order by id
    on conflict (viewer_id, person_id) do update set seen_at = excluded.seen_at
  `.execute(tx)
  const { rows } = await sql<{ seen: number; first: Date }>`
    select count(*)::int as seen, min(seen_at) as first from person_seen
    where viewer_id = ${viewerId} and seen_at > ${since}
  `.execute(tx)
  return rows[0]!
}

export async function deleteOldSeen(tx: Tx, before: Date) {
  await tx.deleteFrom('person_seen').where('seen_at', '<', before).execute()
}
