// People as others see them.
import { sql, type RawBuilder } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Db, Tx } from '../../db/handles.ts'
import type { Picture } from '../files/file.present.ts'
import { follows } from '../follows/follow-parts.queries.ts'
import { names, portraits, strangers, trainings } from './person-parts.queries.ts'

export interface AuthorCardRow {
  id: string
  profile_id: string
  name_first: string
  name_last: string
  profession: string | null
  slogan: string
  picture: Picture | null
  /** Null for strangers while the profile is closed to them, as on its page. */
  activities_published: number | null
  followers: number | null
  year_joined: number | null
}

export const findAuthorCard = preparedReach<{ id: string }, AuthorCardRow>((db, param, who) => {
  const unlessMasked = (figure: RawBuilder<number>) =>
    sql`case when not ${strangers.isMasked('person', who)} then ${figure} end`
  const published = sql<number>`(select count(*)::int from activity where author_id = person.id and is_visible)`
  const joined = sql<number>`extract(year from person.date_created at time zone 'Europe/Zurich')::int`
  return {
    compile: () =>
      sql<AuthorCardRow>`
      select person.id, person.profile_id, person.name_first,
        ${names.last('person', who)} as name_last, ${trainings.profession('person')} as profession, person.slogan, ${portraits.avatar('person', who)} as picture,
        ${unlessMasked(published)} as activities_published, ${unlessMasked(follows.count('person.id'))} as followers,
        ${unlessMasked(joined)} as year_joined
      from person where person.id = ${param('id')} and person.status = 'ACTIVE'
    `.compile(db),
  }
})

export interface PersonHitRow {
  id: string
  profile_id: string
  name_first: string
  name_last: string
  company: string
  picture: Picture | null
}

/**
 * By the beginning of a name first, then by likeness. Of whom only a letter is shown the first name alone is searched: a
 * search must not tell what the answer hides, nor may the order of its hits.
 */
export const listPeopleByName = preparedReach<{ typed: string; likeTyped: string; limit: number }, PersonHitRow>(
  (db, param, who) => {
    const written = sql`person_search(person.name_first, person.name_last)`
    const firstName = sql`person_search(person.name_first, '')`
    const isMasked = strangers.isMasked('person', who)
    const isLike = (name: typeof written) => sql`(${name} like ${param('likeTyped')} or ${param('typed')} <% ${name})`
    return {
      compile: () =>
        sql<PersonHitRow>`
          select person.id, person.profile_id, person.name_first, ${names.last('person', who)} as name_last,
            company.name as company, ${portraits.avatar('person', who)} as picture
          from (
            select person.id, case when ${isMasked} then ${firstName} else ${written} end as sought from person
            where person.status = 'ACTIVE' and ${isLike(written)} and (not ${isMasked} or ${isLike(firstName)})
            limit 500
          ) found
          join person on person.id = found.id
          join company on company.id = person.company_id
          order by (person.company_id = ${who.companyId}) desc,
            word_similarity(${param('typed')}, found.sought) desc, found.sought, person.id
          limit ${param('limit')}
        `.compile(db),
    }
  },
)

type AskedNames = {
  words: readonly string[]
  /** As names are spelled in the index: one for each word that was typed. */
  spelled: readonly string[]
}

/** Tens of thousands share a name. Whoever means one of them says more of it. */
const MOST_NAMESAKES = 500

/**
 * Authors of whose name a word begins with one of these, and with which. Of whom only a letter is shown the first name
 * alone is searched. Words are letters and digits only; who has most of
 * them comes first, so those who have three are looked for by themselves, and those of the own company.
 */
export const listAuthorsByWords = preparedReach<AskedNames, { id: string; words: string[] }>((db, param, who) => {
  const written = sql`person_search(person.name_first, person.name_last)`
  const shown = sql`case when ${strangers.isMasked('person', who)} then person_search(person.name_first, '')
      else ${written} end`
  const offers = sql`person.status = 'ACTIVE' and exists (select from activity where activity.author_id = person.id)`
  /** The first half is what the index answers. */
  const holds = (word: RawBuilder<unknown>) =>
    sql`${written} like '%' || ${word} || '%' and ${shown} ~ ('\\m' || ${word})`
  const nth = (n: number) =>
    sql`coalesce((${param('spelled')}::text[])[${sql.lit(n)}], (${param('spelled')}::text[])[1])`
  return {
    compile: () =>
      sql<{ id: string; words: string[] }>`
          with candidate as materialized (
            (select person.id from person where ${holds(nth(1))} and ${holds(nth(2))} and ${holds(nth(3))} and ${offers}
              limit ${sql.lit(MOST_NAMESAKES)})
            union
            select near.id from unnest(${param('words')}::text[]) asked (word)
              cross join lateral (select person.id from person where ${holds(sql`asked.word`)}
                and person.company_id = ${who.companyId} and ${offers} limit ${sql.lit(MOST_NAMESAKES)}) near
            union
            select far.id from unnest(${param('words')}::text[]) asked (word)
              cross join lateral (select person.id from person where ${holds(sql`asked.word`)} and ${offers}
                limit ${sql.lit(MOST_NAMESAKES)}) far
          )
          select person.id, array_agg(asked.word) as words
          from candidate join person on person.id = candidate.id
          join unnest(${param('words')}::text[]) asked (word) on ${shown} ~ ('\\m' || asked.word)
          group by person.id
          order by count(*) desc, (person.company_id = ${who.companyId}) desc, person.id
          limit 100
        `.compile(db),
  }
})

/** What each of these people is called in each company the readers belong to. */
export async function listShownNames(
  db: Db | Tx,
  personIds: readonly string[],
  readerIds: readonly string[],
): Promise<{ company_id: string; names: Record<string, string> }[]> {
  const { rows } = await sql<{ company_id: string; names: Record<string, string> }>`
    select reader.company_id, coalesce(
      (select jsonb_object_agg(person.id, ${names.full('person', { companyId: sql.ref('reader.company_id') })})
        from person where person.id = any(${[...personIds]}::uuid[])), '{}') as names
    from (select distinct company_id from person where id = any(${[...readerIds]}::uuid[])) reader
  `.execute(db)
  return rows
}

export async function findProfileOf(db: Db, personId: string): Promise<string | null> {
  const row = await db.selectFrom('person').select('profile_id').where('id', '=', personId).executeTakeFirst()
  return row?.profile_id ?? null
}

export async function findCompanyOf(db: Db, personId: string): Promise<string | null> {
  const row = await db.selectFrom('person').select('company_id').where('id', '=', personId).executeTakeFirst()
  return row?.company_id ?? null
}
