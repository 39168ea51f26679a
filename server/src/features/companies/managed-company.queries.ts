// Companies with figures: how many people, never who.
import type { CompanyState } from '@werkplatz/contract/companies/admin-schemas.ts'
import type { Canton } from '@werkplatz/contract/companies/limits.ts'
import type { CompanyStatus } from '@werkplatz/contract/companies/status.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../access/can.ts'
import type { PageParams } from '../../access/page.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import type { Tx } from '../../db/handles.ts'
import { pageOf } from '../../db/page-of.ts'
import type { Param } from '../../db/prepared.ts'
import type { Picture } from '../files/file.present.ts'

export interface ManagedCompanyRow {
  id: string
  profile_id: string
  name: string
  logo: Picture | null
  location: string
  canton: Canton | null
  answer_days: number
  state: CompanyState
  date_joined: Date
  people: number
  apprentices: number
  open_activities: number
  may: number
}

export const companyActions = ['company.edit', 'company.pause', 'company.resume', 'company.inviteOfficer'] as const

const hasSomebody = sql`exists (select from person first where first.company_id = company.id and first.status = 'ACTIVE')`
const state = sql<CompanyState>`case when company.status = 'PAUSED' then 'PAUSED'
  when ${hasSomebody} then 'ACTIVE' else 'WAITING' end`

/** Counted for the few companies of a page, by index. */
const figures = sql`company.id, company.profile_id, company.name, company.logo, company.location, company.canton,
  company.answer_days, ${state} as state, company.date_joined, counted.people, counted.apprentices,
  (select coalesce(sum(n), 0)::int from activity_count
    where activity_count.company_id = company.id and activity_status = 'PUBLISHED') as open_activities`
const counted = sql`cross join lateral (select count(*)::int as people,
    (count(*) filter (where person.roles @> '{APPRENTICE}'))::int as apprentices
  from person where person.company_id = company.id and person.status = 'ACTIVE') counted`

interface AskedCompanies extends Record<string, unknown> {
  pattern: string | null
  state: CompanyState | null
}

const byName = sql`person_search(company.name, '')`
const asked = (param: Param<AskedCompanies>) => sql`
  (${param('pattern')}::text is null or ${byName} like ${param('pattern')})
  and (${param('state')}::text is null or ${state} = ${param('state')}::text)`

export const listCompanyPage = preparedReach<AskedCompanies & PageParams, ManagedCompanyRow>((db, param, who) => ({
  compile: () =>
    sql<ManagedCompanyRow>`
      select ${figures}, ${canBits(companyActions, who)} as may
      from ${pageOf(sql`select company.id from company where ${asked(param)}
        order by ${byName}, company.id limit ${param('size')} offset ${param('offset')}`)}
      join company on company.id = page.id ${counted}
      order by ${byName}, company.id
    `.compile(db),
}))

export const countCompanies = preparedReach<AskedCompanies & { most: number }, { total: number }>((db, param) => ({
  compile: () =>
    sql<{ total: number }>`
      select least(count(*), ${param('most')})::int as total
      from (select from company where ${asked(param)} limit ${param('most')}) counted
    `.compile(db),
}))

export const findManagedCompany = preparedReach<{ id: string }, ManagedCompanyRow>((db, param, who) => ({
  compile: () =>
    sql<ManagedCompanyRow>`
      select ${figures}, ${canBits(companyActions, who)} as may
      from company ${counted} where company.id = ${param('id')}
    `.compile(db),
}))

/** Companies are taken in one after the other: two people may have the same one on their desk. */
export async function lockOnboarding(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('onboarding'))`.execute(tx)
}

export async function isNameTaken(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from company where person_search(name, '') = person_search(${name}::text, '')) as taken
  `.execute(tx)
  return rows[0]!.taken
}

interface NewCompany {
  name: string
  location: string
  canton: Canton
  answer_days: number
}

export async function insertCompany(tx: Tx, company: NewCompany): Promise<string> {
  const { id } = await tx.insertInto('company').values(company).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateTerms(tx: Tx, id: string, terms: { canton: Canton | null; answer_days: number }) {
  await tx.updateTable('company').set(terms).where('id', '=', id).execute()
}

interface CompanyFacts {
  id: string
  status: CompanyStatus
  /** Somebody who runs the platform works there. */
  is_in_charge: boolean
}

export async function lockCompany(tx: Tx, id: string): Promise<CompanyFacts | undefined> {
  const runs: RawBuilder<boolean> = sql`exists (select from person where person.company_id = company.id
    and person.status = 'ACTIVE' and person.roles && '{OWNER,ADMIN}')`
  const { rows } = await sql<CompanyFacts>`
    select company.id, company.status, ${runs} as is_in_charge from company where company.id = ${id} for no key update
  `.execute(tx)
  return rows[0]
}

/** Open sockets of the company's people close: they come with an older number. */
export async function raiseRightsOf(tx: Tx, companyId: string) {
  await sql`update person set rights_version = rights_version + 1 where company_id = ${companyId}`.execute(tx)
}
