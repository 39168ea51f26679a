// What others are told about assignments, and whom.
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'
import type { Responsible } from '../applications/application-notice.queries.ts'

/** Of these those the caller can still reach. */
export async function listReachableAssignments(
  db: Db,
  me: Member,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select assignment.id from assignment
    where assignment.id = any(${ids}::uuid[]) and ${reach(access['assignment.read'], me)}
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}

export interface AssignmentNoticeRow {
  title: string
  author_id: string
  company_id: string
  supervisor_id: string | null
  date_start: string
  date_end: string
  contact_id: string | null
  contact: string
  /** Of the last review. */
  reviewer_id: string | null
  message: string | null
}

export async function findAssignmentNotice(db: Db, id: string): Promise<AssignmentNoticeRow | undefined> {
  const { rows } = await sql<AssignmentNoticeRow>`
    select assignment.title, assignment.author_id, assignment.company_id,
      (select supervisor.id from person supervisor
        where supervisor.id = author.supervisor_id and supervisor.status = 'ACTIVE') as supervisor_id,
      to_char(assignment.date_start, 'DD.MM.YYYY') as date_start, to_char(assignment.date_end, 'DD.MM.YYYY') as date_end,
      assignment.contact_id, assignment.contact, review.reviewer_id, review.message
    from assignment
    join person author on author.id = assignment.author_id
    left join lateral (
      select assignment_review.reviewer_id, assignment_review.message from assignment_review
      where assignment_review.assignment_id = assignment.id
      order by assignment_review.date_created desc, assignment_review.id desc limit 1
    ) review on true
    where assignment.id = ${id} and assignment.date_start is not null and assignment.date_end is not null
  `.execute(db)
  return rows[0]
}

/** Those of the company; where there is nobody, OWNER and ADMIN. */
export async function listDeciders(db: Db, who: Responsible, after: string, size: number): Promise<string[]> {
  const inside = sql`decider.company_id = ${who.companyId} and decider.status = 'ACTIVE'
    and decider.id <> ${who.exceptId} and decider.roles && ${who.roles}::text[]`
  const { rows } = await sql<{ id: string }>`
    select id from (
      select decider.id from person decider where ${inside}
      union all
      select platform.id from person platform
      where platform.roles && '{OWNER,ADMIN}' and platform.status = 'ACTIVE' and platform.id <> ${who.exceptId}
        and not exists (select from person decider where ${inside})
    ) asked
    where id > ${after} order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Whose company looks after it, when somebody reports it. */
export async function findAssignmentOwner(
  tx: Tx,
  id: string,
): Promise<{ company_id: string; author_id: string } | undefined> {
  return tx.selectFrom('assignment').select(['company_id', 'author_id']).where('id', '=', id).executeTakeFirst()
}
