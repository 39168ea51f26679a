import { sql } from 'kysely'

import type { MemberRow } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'

export interface SubjectRow extends MemberRow {
  is_active: boolean
  is_paused: boolean
}

/** The person as the rules would see them if they called now; whether they can is beside it. */
export async function findSubject(db: Db, id: string): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select person.id, person.company_id, '' as session_id, person.roles, person.setup_at is not null as setup_done,
      person.rights_version, person.status = 'ACTIVE' as is_active, company.status = 'PAUSED' as is_paused
    from person join company on company.id = person.company_id where person.id = ${id}
  `.execute(db)
  return rows[0]
}
