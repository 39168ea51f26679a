// Writing an evaluation. The assignment is locked before the evaluation, as those do who edit one.
import type { Grade, Side } from '@werkplatz/contract/evaluations/schemas.ts'
import type { EvaluationStatus } from '@werkplatz/contract/evaluations/status.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'

export interface EvaluationFacts {
  id: string
  status: EvaluationStatus
  apprentice_id: string
  contact_id: string | null
  version: number | null
  apprentice_submitted_at: Date | null
  contact_submitted_at: Date | null
  apprentice_discussed_at: Date | null
  contact_discussed_at: Date | null
  is_frozen: boolean
  is_too_early: boolean
}

/** With locks on both: neither is the assignment reviewed again meanwhile, nor does the other side submit. */
export async function lockEvaluation(tx: Tx, id: string): Promise<EvaluationFacts | undefined> {
  const { rows: locked } = await sql<{ is_frozen: boolean; is_too_early: boolean }>`
    select status = 'PENDING' as is_frozen, approved_start > swiss_today() as is_too_early
    from assignment where id = ${id} for share
  `.execute(tx)
  const { rows } = await sql<EvaluationFacts>`
    select id, status, apprentice_id, contact_id, version, apprentice_submitted_at, contact_submitted_at,
      apprentice_discussed_at, contact_discussed_at
    from evaluation where id = ${id} for update
  `.execute(tx)
  return rows[0] && locked[0] && { ...rows[0], ...locked[0] }
}

/** Which evaluation a part belongs to. */
export async function findPart(tx: Tx, id: string): Promise<{ evaluation_id: string; side: Side } | undefined> {
  const { rows } = await sql<{ evaluation_id: string; side: Side }>`
    select evaluation_id, side from judgement where id = ${id}
  `.execute(tx)
  return rows[0]
}

export async function hasPart(tx: Tx, evaluationId: string, side: Side): Promise<boolean> {
  const { rows } = await sql`
    select from judgement where evaluation_id = ${evaluationId} and side = ${side}
  `.execute(tx)
  return rows.length > 0
}

/** The first save fixes which criteria count. */
export async function fixVersion(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update evaluation set version = coalesce(version,
      (select max(version) from criteria_version where valid_from <= swiss_today()))
    where id = ${id} returning version
  `.execute(tx)
  return rows[0]!.version
}

export async function listCriterionIds(tx: Tx, version: number, side: Side): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select criterion.id from criterion join criterion_type on criterion_type.id = criterion.type_id
    where criterion_type.version = ${version} and criterion_type.for_apprentice = ${side === 'APPRENTICE'}
  `.execute(tx)
  return rows.map((row) => row.id)
}

export interface WrittenPart {
  evaluationId: string
  side: Side
  partyId: string | null
  notes: string
}

export async function upsertPart(tx: Tx, { evaluationId, side, partyId, notes }: WrittenPart): Promise<string> {
  const { id } = await tx
    .insertInto('judgement')
    .values({ evaluation_id: evaluationId, side, party_id: partyId, notes })
    .onConflict((oc) => oc.columns(['evaluation_id', 'side']).doUpdateSet({ notes, date_modified: sql<Date>`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface WrittenPoint {
  criterionId: string
  grade: Grade | null
  justification: string
}

/** What is no longer said goes; a point that stays keeps its id. */
export async function replacePoints(tx: Tx, partId: string, points: readonly WrittenPoint[]) {
  await sql`
    delete from evaluation_point where part_id = ${partId}
      and criterion_id <> all(${points.map(({ criterionId }) => criterionId)}::uuid[])
  `.execute(tx)
  if (points.length === 0) return
  await tx
    .insertInto('evaluation_point')
    .values(
      points.map(({ criterionId, grade, justification }) => ({
        part_id: partId,
        criterion_id: criterionId,
        grade,
        justification,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['part_id', 'criterion_id']).doUpdateSet((eb) => ({
        grade: eb.ref('excluded.grade'),
        justification: eb.ref('excluded.justification'),
      })),
    )
    .execute()
}

export async function listPointIds(tx: Tx, evaluationId: string, side: Side): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select evaluation_point.id from evaluation_point
    join judgement on judgement.id = evaluation_point.part_id
    where judgement.evaluation_id = ${evaluationId} and judgement.side = ${side}
  `.execute(tx)
  return new Set(rows.map((row) => row.id))
}

/** Criteria of this side without a grade, or with a C or D nobody explained. */
export async function countMissing(tx: Tx, partId: string): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing
    from judgement
    join evaluation on evaluation.id = judgement.evaluation_id
    join criterion_type on criterion_type.version = evaluation.version
      and criterion_type.for_apprentice = (judgement.side = 'APPRENTICE')
    join criterion on criterion.type_id = criterion_type.id
    left join evaluation_point on evaluation_point.part_id = judgement.id
      and evaluation_point.criterion_id = criterion.id
    where judgement.id = ${partId} and (evaluation_point.grade is null
      or (evaluation_point.grade in ('C', 'D') and evaluation_point.justification = ''))
  `.execute(tx)
  return rows[0]!.missing
}

export async function stampSubmitted(tx: Tx, id: string, side: Side) {
  await tx
    .updateTable('evaluation')
    .set(
      side === 'APPRENTICE'
        ? { apprentice_submitted_at: sql<Date>`now()` }
        : { contact_submitted_at: sql<Date>`now()` },
    )
    .where('id', '=', id)
    .execute()
}

export async function stampDiscussed(tx: Tx, id: string, side: Side) {
  await tx
    .updateTable('evaluation')
    .set(
      side === 'APPRENTICE'
        ? { apprentice_discussed_at: sql<Date>`now()` }
        : { contact_discussed_at: sql<Date>`now()` },
    )
    .where('id', '=', id)
    .execute()
}

/** False: there is one already. */
export async function insertStatement(tx: Tx, id: string, side: Side, body: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('evaluation_statement')
    .values({ evaluation_id: id, side, body })
    .onConflict((oc) => oc.columns(['evaluation_id', 'side']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateAgreements(tx: Tx, id: string, agreements: string[]) {
  await tx
    .updateTable('evaluation')
    .set({ agreements, agreed_at: agreements.length > 0 ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}
