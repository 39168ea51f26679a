// The admin tool at a glance: figures of one company by its indexes, of the platform by the table of companies.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export interface CompanyFiguresRow {
  name: string
  profile_id: string
  people: number
  apprentices: number
  trainers: number
  without_supervisor: number
  has_profile: boolean
  has_activity: boolean
  is_hidden: boolean
}

export async function findCompanyFigures(db: Db, companyId: string, personId: string): Promise<CompanyFiguresRow> {
  const { rows } = await sql<CompanyFiguresRow>`
    select company.name, company.profile_id, counted.*, company.bio <> '' or company.slogan <> '' as has_profile,
      exists (select from activity where activity.company_id = company.id) as has_activity,
      coalesce((select first_day_hidden from setting where person_id = ${personId}), false) as is_hidden
    from company cross join lateral (
      select count(*)::int as people,
        (count(*) filter (where roles @> '{APPRENTICE}'))::int as apprentices,
        (count(*) filter (where roles @> '{VOCATIONAL_TRAINER}'))::int as trainers,
        (count(*) filter (where roles @> '{APPRENTICE}' and supervisor_id is null))::int as without_supervisor
      from person where person.company_id = company.id and person.status = 'ACTIVE') counted
    where company.id = ${companyId}
  `.execute(db)
  return rows[0]!
}

export interface CompanyStatesRow {
  total: number
  waiting: number
}

export async function countCompanyStates(db: Db): Promise<CompanyStatesRow> {
  const { rows } = await sql<CompanyStatesRow>`
    select count(*)::int as total, (count(*) filter (where status = 'ACTIVE' and not exists (
      select from person where person.company_id = company.id and person.status = 'ACTIVE')))::int as waiting
    from company
  `.execute(db)
  return rows[0]!
}

export async function stampFirstDayHidden(tx: Tx, personId: string) {
  await tx
    .insertInto('setting')
    .values({ person_id: personId, first_day_hidden: true })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ first_day_hidden: true }))
    .execute()
}
