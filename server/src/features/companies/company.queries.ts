// Rows of companies.
import { sql } from 'kysely'

import { prepared } from '../../db/prepared.ts'

export interface CompanyFooterRow {
  id: string
  profile_id: string
  name: string
  location: string
  activities_published: number
  year_joined: number
}

/** How many activities it has on the marketplace is kept with every change. */
export const findCompanyFooter = prepared<{ id: string }, CompanyFooterRow>((db, param) => ({
  compile: () =>
    sql<CompanyFooterRow>`
      select company.id, company.profile_id, company.name, company.location,
        (select coalesce(sum(n), 0)::int from activity_count
          where company_id = company.id and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')) as activities_published,
        extract(year from company.date_joined at time zone 'Europe/Zurich')::int as year_joined
      from company where company.id = ${param('id')}
    `.compile(db),
}))
