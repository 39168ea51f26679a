// What others are told about evaluations, and whom. Never what stands in one.
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'
import type { Canton } from '../../lib/swiss-holidays.ts'

/** Of these those the caller can still reach. */
export async function listReachableEvaluations(
  db: Db,
  me: Member,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select evaluation.id from evaluation
    where evaluation.id = any(${ids}::uuid[]) and ${reach(access['evaluation.read'], me)}
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}

export interface EvaluationNoticeRow {
  title: string
  date_end: string
  apprentice_id: string
  contact_id: string | null
  /** As written, when the contact person is not in the system. */
  contact: string
  supervisor_id: string | null
  apprentice_submitted: boolean
  contact_submitted: boolean
}

export async function findEvaluationNotice(db: Db, id: string): Promise<EvaluationNoticeRow | undefined> {
  const { rows } = await sql<EvaluationNoticeRow>`
    select assignment.title, to_char(assignment.approved_end, 'DD.MM.YYYY') as date_end, evaluation.apprentice_id,
      evaluation.contact_id, assignment.contact, evaluation.apprentice_submitted_at is not null as apprentice_submitted,
      evaluation.contact_submitted_at is not null as contact_submitted,
      (select supervisor.id from person supervisor join person apprentice on apprentice.supervisor_id = supervisor.id
        where apprentice.id = evaluation.apprentice_id and supervisor.status = 'ACTIVE') as supervisor_id
    from evaluation join assignment on assignment.id = evaluation.id
    where evaluation.id = ${id}
  `.execute(db)
  return rows[0]
}

export interface DueEvaluation {
  id: string
  /** 1: a week before the end. 2, 3, 4: one, eight and fifteen days after it. */
  step: number
  /** Where the apprentice works: holidays differ. */
  canton: Canton | null
}

/** Days after the end, by step; what lies further back than a week is no news. */
const dueStep = (today: string) => sql<number>`case
  when assignment.approved_end + 22 < ${today}::date then 0
  when assignment.approved_end + 15 <= ${today}::date then 4
  when assignment.approved_end + 8 <= ${today}::date then 3
  when assignment.approved_end + 1 <= ${today}::date then 2
  when assignment.approved_end - 7 <= ${today}::date then 1 else 0 end`

/** Of whom a side is missing, and who was not reminded of it yet. While the assignment is reviewed again nobody is. */
export async function listDueEvaluations(
  db: Db,
  today: string,
  after: string,
  limit: number,
): Promise<DueEvaluation[]> {
  const { rows } = await sql<DueEvaluation>`
    select evaluation.id, ${dueStep(today)} as step, company.canton
    from evaluation
    join assignment on assignment.id = evaluation.id
    join company on company.id = evaluation.company_id
    where evaluation.status = 'DRAFT' and evaluation.reminded < 4 and assignment.status = 'APPROVED'
      and assignment.approved_start <= ${today}::date
      and evaluation.reminded < ${dueStep(today)} and evaluation.id > ${after}
    order by evaluation.id limit ${limit}
  `.execute(db)
  return rows
}

/** Noted, so that nobody is told twice. False: somebody was faster, or both have submitted meanwhile. */
export async function stampReminded(tx: Tx, { id, step }: DueEvaluation): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update evaluation set reminded = ${step} where id = ${id} and status = 'DRAFT' and reminded < ${step}
  `.execute(tx)
  return numAffectedRows === 1n
}
