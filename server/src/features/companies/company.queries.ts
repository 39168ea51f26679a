// Rows of companies.
import { sql } from 'kysely'

import { prepared } from '../../db/prepared.ts'
import type { Picture } from '../files/file.present.ts'
import { follows } from '../follows/follow-parts.queries.ts'

export interface CompanyFooterRow {
  id: string
  profile_id: string
  name: string
  location: string
  logo: Picture | null
  banner: Picture | null
  activities_published: number
  followers: number
  year_joined: number
}

/** How many activities it has on the marketplace is kept with every change. */
export const findCompanyFooter = prepared<{ id: string }, CompanyFooterRow>((db, param) => ({
  compile: () =>
    sql<CompanyFooterRow>`
      select company.id, company.profile_id, company.name, company.location, company.logo, company.banner,
        (select coalesce(sum(n), 0)::int from activity_count
          where company_id = company.id and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')) as activities_published,
        ${follows.count('company.id')} as followers,
        extract(year from company.date_joined at time zone 'Europe/Zurich')::int as year_joined
      from company where company.id = ${param('id')}
    `.compile(db),
}))

/** Companies whose name has a word that begins with one of these, and with which. Words are letters and digits only. */
export const listCompaniesByWords = prepared<{ words: readonly string[] }, { id: string; words: string[] }>(
  (db, param) => ({
    compile: () =>
      sql<{ id: string; words: string[] }>`
        select company.id, array_agg(asked.word) as words
        from unnest(${param('words')}::text[]) asked (word)
        join company on person_search(company.name, '') like '%' || asked.word || '%'
          and person_search(company.name, '') ~ ('\\m' || asked.word)
        group by company.id
        order by count(*) desc, company.id
        limit 50
      `.compile(db),
  }),
)

export interface CompanyHitRow {
  id: string
  profile_id: string
  name: string
  location: string
  logo: Picture | null
}

/** By the beginning of the name first, then by likeness. */
export const listCompaniesByName = prepared<{ typed: string; likeTyped: string; limit: number }, CompanyHitRow>(
  (db, param) => {
    const written = sql`person_search(company.name, '')`
    return {
      compile: () =>
        sql<CompanyHitRow>`
          select company.id, company.profile_id, company.name, company.location, company.logo
          from company
          where ${written} like ${param('likeTyped')} or ${param('typed')} <% ${written}
          order by starts_with(${written}, ${param('typed')}) desc,
            word_similarity(${param('typed')}, ${written}) desc, ${written}, company.id
          limit ${param('limit')}
        `.compile(db),
    }
  },
)
