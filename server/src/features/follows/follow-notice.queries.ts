// Who is told about follows, and whether what they are led to is still there for them.
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import { sql } from 'kysely'

import type { Db } from '../../db/handles.ts'

export interface FollowNoticeRow {
  profile_id: string
  company: string
}

/** None: they follow no longer, or have left. */
export async function findFollower(db: Db, followerId: string, personId: string): Promise<FollowNoticeRow | undefined> {
  const { rows } = await sql<FollowNoticeRow>`
    select follower.profile_id, company.name as company
    from person follower join company on company.id = follower.company_id
    where follower.id = ${followerId} and follower.status = 'ACTIVE'
      and exists (select from follow where follower_id = follower.id and person_id = ${personId})
  `.execute(db)
  return rows[0]
}

export async function findFollowedCompany(db: Db, companyId: string) {
  return db.selectFrom('company').select(['profile_id', 'name']).where('id', '=', companyId).executeTakeFirst()
}

const editorRoles = roles.filter((role) => permissionsOf([role]).includes('UPDATE_COMPANY_PROFILE'))

/** Those of the company itself: whoever runs the platform is not told of every company. */
export async function listCompanyEditors(db: Db, companyId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where company_id = ${companyId} and status = 'ACTIVE' and roles && ${editorRoles}::text[]
      and id > ${after} order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Of these profiles those whose person is still there. */
export async function listReachableProfiles(db: Db, profileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('person')
    .select('profile_id')
    .where('profile_id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .where('status', '=', 'ACTIVE')
    .execute()
  return new Set(rows.map((row) => row.profile_id))
}
