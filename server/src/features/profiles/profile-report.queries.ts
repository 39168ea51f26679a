// A reported profile: its parts as they are, and the files they show put aside. Name and place stay: they say who it is.
import type { ProfileLink } from '@werkplatz/contract/profiles/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

interface Texts {
  slogan: string
  bio: string
  links: ProfileLink[]
}
export interface PersonParts extends Texts {
  avatar_art: number | null
  avatar_file_id: string | null
  banner_art: number | null
}
export interface CompanyParts extends Texts {
  logo: object | null
  banner: object | null
}

/** For a moment, or locked inside a transaction. */
const locked = (isLocked: boolean) => (isLocked ? sql`for update` : sql``)

export async function findPersonParts(
  db: Db | Tx,
  profileId: string,
  isLocked = false,
): Promise<(PersonParts & { id: string }) | undefined> {
  const { rows } = await sql<PersonParts & { id: string }>`
    select id, slogan, bio, links, avatar_art, avatar_file_id, banner_art from person
    where profile_id = ${profileId} ${locked(isLocked)}
  `.execute(db)
  return rows[0]
}

export async function findCompanyParts(
  db: Db | Tx,
  profileId: string,
  isLocked = false,
): Promise<(CompanyParts & { id: string }) | undefined> {
  const { rows } = await sql<CompanyParts & { id: string }>`
    select id, slogan, bio, links, logo, banner from company where profile_id = ${profileId} ${locked(isLocked)}
  `.execute(db)
  return rows[0]
}

export async function listCompanyNames(db: Db, profileIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('company')
    .select(['profile_id as id', 'name'])
    .where('profile_id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .execute()
}

export interface AsideFile {
  id: string
  resource: string
}

/** From now on they belong to the report: nobody is shown them, and nothing sweeps them away. */
export async function putFilesAside(
  tx: Tx,
  resources: readonly string[],
  id: string,
  reportId: string,
): Promise<AsideFile[]> {
  const { rows } = await sql<AsideFile>`
    with shown as (
      select id, attached_resource as resource from file
      where attached_resource = any(${[...resources]}::text[]) and attached_id = ${id}
      order by id for update
    )
    update file set attached_resource = 'report', attached_id = ${reportId} from shown where file.id = shown.id
    returning file.id, shown.resource
  `.execute(tx)
  return rows
}

/** To where it was. False: it is gone, or something else is there by now. */
export async function putFileBack(tx: Tx, file: AsideFile, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update file set attached_resource = ${file.resource}, attached_id = ${id}
    where file.id = ${file.id} and attached_resource = 'report' and not exists (
      select from file other where other.attached_resource = ${file.resource} and other.attached_id = ${id})
  `.execute(tx)
  return numAffectedRows === 1n
}
