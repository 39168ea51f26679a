// People and companies by what was typed; activities have a search of their own.
import { sql, type RawBuilder } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import { prepared } from '../../db/prepared.ts'
import { together } from '../blocks/block-parts.queries.ts'
import { names, portraits, sought, trainings } from '../people/person-parts.queries.ts'
import type { Portrait } from '../people/person.present.ts'

type Asked = { typed: string; likeTyped: string; limit: number }

/** So many are looked at, and said to be there at most. */
export const MOST_FOUND = 100

export interface FoundPersonRow {
  id: string
  profile_id: string
  name: string
  picture: Portrait | null
  profession: string | null
  company: string
  total: number
}

export const listFoundPeople = preparedReach<Asked, FoundPersonRow>((db, param, who) => {
  const isLike = (name: RawBuilder<unknown>) =>
    sql`(${name} like ${param('likeTyped')} or ${param('typed')} <% ${name})`
  return {
    compile: () =>
      sql<FoundPersonRow>`
        select person.id, person.profile_id, ${names.full('person', who)} as name,
          ${portraits.avatar('person', who)} as picture, ${trainings.profession('person')} as profession,
          company.name as company, best.total
        from (
          select found.id, found.is_colleague, found.sought, count(*) over ()::int as total from (
            select person.id, person.company_id = ${who.companyId} as is_colleague,
              ${sought.name('person', who)} as sought
            from person
            where person.status = 'ACTIVE' and ${sought.isLike('person', who, isLike)}
              and ${together.withCaller('person.id')}
            limit ${sql.lit(MOST_FOUND)}
          ) found
          order by found.is_colleague desc, word_similarity(${param('typed')}, found.sought) desc, found.sought, found.id
          limit ${param('limit')}
        ) best
        join person on person.id = best.id
        join company on company.id = person.company_id
        order by best.is_colleague desc, word_similarity(${param('typed')}, best.sought) desc, best.sought, best.id
      `.compile(db),
  }
})

export interface FoundCompanyRow {
  id: string
  profile_id: string
  name: string
  location: string
  picture: Portrait | null
  total: number
}

export const listFoundCompanies = prepared<Asked, FoundCompanyRow>((db, param) => {
  const name = sql`person_search(company.name, '')`
  return {
    compile: () =>
      sql<FoundCompanyRow>`
        select found.id, found.profile_id, found.name, found.location, found.logo as picture,
          count(*) over ()::int as total
        from (
          select company.id, company.profile_id, company.name, company.location, company.logo, ${name} as sought
          from company where ${name} like ${param('likeTyped')} or ${param('typed')} <% ${name}
          limit ${sql.lit(MOST_FOUND)}
        ) found
        order by word_similarity(${param('typed')}, found.sought) desc, found.name, found.id
        limit ${param('limit')}
      `.compile(db),
  }
})
