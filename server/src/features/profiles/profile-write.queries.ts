// What is written to a profile.
import type { ProfileLink } from '@werkplatz/contract/profiles/schemas.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'

export interface LockedPerson {
  id: string
  profile_id: string
  name_first: string
  name_last: string
  slogan: string
  bio: string
  links: ProfileLink[]
}

/** The caller's own. */
export async function lockOwnProfile(tx: Tx, personId: string): Promise<LockedPerson> {
  return tx
    .selectFrom('person')
    .select(['id', 'profile_id', 'name_first', 'name_last', 'slogan', 'bio', 'links'])
    .where('id', '=', personId)
    .forUpdate()
    .$castTo<LockedPerson>()
    .executeTakeFirstOrThrow()
}

export interface PersonChange {
  name_first?: string
  name_last?: string
  slogan?: string
  location?: string
  bio?: string
  links?: string
  avatar_art?: number | null
  avatar_file_id?: string | null
  banner_art?: number | null
  profile_open?: boolean
}

export async function updatePerson(tx: Tx, personId: string, change: PersonChange) {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('person').set(change).where('id', '=', personId).execute()
}

/** Whether others have not heard of it within the last hour. */
export async function stampTold(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .updateTable('person')
    .set({ profile_told_at: sql`now()` })
    .where('id', '=', personId)
    .where(sql<boolean>`coalesce(profile_told_at < now() - interval '1 hour', true)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface LockedCompany {
  id: string
  name: string
  links: ProfileLink[]
}

export async function lockCompany(tx: Tx, profileId: string): Promise<LockedCompany> {
  return tx
    .selectFrom('company')
    .select(['id', 'name', 'links'])
    .where('profile_id', '=', profileId)
    .forUpdate()
    .$castTo<LockedCompany>()
    .executeTakeFirstOrThrow()
}

/** By its own id, for a file that goes. */
export async function lockCompanyProfile(tx: Tx, companyId: string): Promise<{ profile_id: string }> {
  return tx.selectFrom('company').select('profile_id').where('id', '=', companyId).forUpdate().executeTakeFirstOrThrow()
}

export interface CompanyChange {
  name?: string
  slogan?: string
  location?: string
  bio?: string
  links?: string
  logo?: string | null
  banner?: string | null
  employee_count?: number | null
  date_founded?: string | null
}

export async function updateCompany(tx: Tx, companyId: string, change: CompanyChange) {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('company').set(change).where('id', '=', companyId).execute()
}

/** Whose profile it is, for a report about it. Without a person: of a company. */
export async function findProfileOwner(
  tx: Tx,
  profileId: string,
): Promise<{ person_id: string | null; company_id: string } | undefined> {
  const { rows } = await sql<{ person_id: string | null; company_id: string }>`
    select person_id, company_id from profile where id = ${profileId}
  `.execute(tx)
  return rows[0]
}
