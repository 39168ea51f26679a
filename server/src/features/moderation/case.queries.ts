// What becomes of a case: the first report about something, and those that followed it.
import type { ReportDecision, ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import type { ObjectionStatus, ReportStatus } from '@werkplatz/contract/moderation/status.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import type { Kept } from '../../plugs/report-targets.ts'

export interface CaseFacts {
  id: string
  status: ReportStatus
  target: ReportTarget
  target_id: string
  author_id: string | null
  taken_by: string | null
  decision: ReportDecision | null
  date_closed: Date | null
  kept: Kept | null
  date_restored: Date | null
}

/** By any of its reports. */
export async function lockCase(tx: Tx, reportId: string): Promise<CaseFacts> {
  const { rows } = await sql<CaseFacts>`
    select id, status, target, target_id, author_id, taken_by, decision, date_closed, kept, date_restored from report
    where id = (select coalesce(lead_id, id) from report where id = ${reportId}) for update
  `.execute(tx)
  return rows[0]!
}

export async function updateTaker(tx: Tx, id: string, takerId: string | null) {
  await sql`
    update report set taken_by = ${takerId}::uuid, date_taken = case when ${takerId}::uuid is not null then now() end
    where id = ${id}
  `.execute(tx)
}

/** The cases a person has taken and not decided. */
export async function lockTakenBy(tx: Tx, personId: string): Promise<{ id: string; status: ReportStatus }[]> {
  const { rows } = await sql<{ id: string; status: ReportStatus }>`
    select id, status from report where taken_by = ${personId} and status = 'TAKEN' order by id for update
  `.execute(tx)
  return rows
}

export interface DecisionColumns {
  decision: ReportDecision
  reasons: string
  answer: string
  decidedBy: string
  decidedAt: Date
  kept: Kept | null
}

export async function updateDecision(tx: Tx, id: string, made: DecisionColumns) {
  await tx
    .updateTable('report')
    .set({
      decision: made.decision,
      reasons: made.reasons,
      answer: made.answer,
      decided_by: made.decidedBy,
      date_closed: made.decidedAt,
      kept: made.kept && JSON.stringify(made.kept),
    })
    .where('id', '=', id)
    .execute()
}

/** Nothing is kept of what is back. */
export async function updateRestored(tx: Tx, id: string, byId: string, reasons: string) {
  await tx
    .updateTable('report')
    .set({ restored_by: byId, date_restored: sql`now()`, restore_reasons: reasons, kept: null })
    .where('id', '=', id)
    .execute()
}

/** The reports of everybody who reported it; a case that a moderator filed has none of its own. */
export async function listReportsOf(tx: Tx, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from report where (id = ${caseId} or lead_id = ${caseId}) and reporter_id is not null order by id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export interface ObjectionFacts {
  id: string
  status: ObjectionStatus
}

export async function lockObjection(tx: Tx, caseId: string): Promise<ObjectionFacts | undefined> {
  const { rows } = await sql<ObjectionFacts>`
    select id, status from objection where report_id = ${caseId} for update
  `.execute(tx)
  return rows[0]
}

export async function insertObjection(tx: Tx, caseId: string, authorId: string, body: string): Promise<string> {
  const { id } = await tx
    .insertInto('objection')
    .values({ report_id: caseId, author_id: authorId, body })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateObjection(tx: Tx, id: string, byId: string, reasons: string) {
  await tx
    .updateTable('objection')
    .set({ decided_by: byId, reasons, date_decided: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** What can no longer be brought back: decided longer ago than this, and nobody waits for a second look. */
export async function forgetKept(tx: Tx, days: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update report set kept = null where id in (
      select id from report
      where kept is not null and date_closed < now() - make_interval(days => ${days}) and not exists (
        select from objection where objection.report_id = report.id and objection.status = 'OPEN')
      order by date_closed limit ${most} for update skip locked)
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
