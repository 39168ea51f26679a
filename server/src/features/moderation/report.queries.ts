// Rows of reports as they come in, and who is told of them.
import type { NewReport, ReportDecision, ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import type { ObjectionStatus } from '@werkplatz/contract/moderation/status.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/**
 * The undecided case about a thing, which nobody decides while somebody joins it. Two who report something at once wait
 * for each other, so that only one of them leads.
 */
export async function findOpenCase(tx: Tx, target: ReportTarget, targetId: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${target} || ${targetId}, 0))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from report
    where target = ${target} and target_id = ${targetId} and lead_id is null and status <> 'CLOSED' for share
  `.execute(tx)
  return rows[0]?.id ?? null
}

export interface Place {
  companyId: string | null
  authorId: string | null
  leadId: string | null
}

/** undefined: the caller has reported it already. */
export async function insertReport(
  tx: Tx,
  reporterId: string,
  { companyId, authorId, leadId }: Place,
  report: NewReport,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('report')
    .values({
      reporter_id: reporterId,
      company_id: companyId,
      author_id: authorId,
      lead_id: leadId,
      target: report.target,
      target_id: report.targetId,
      reason: report.report,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Without a reporter: a moderator removes the thing without a report. */
export async function insertCase(
  tx: Tx,
  made: { target: ReportTarget; targetId: string; companyId: string | null; authorId: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('report')
    .values({
      company_id: made.companyId,
      author_id: made.authorId,
      target: made.target,
      target_id: made.targetId,
      reason: 'OTHER',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * OWNER and ADMIN everywhere, education officers for content of their own company (decisions §3), but nobody of what is
 * their own: the profile of a company is its officers'. If nobody is left, OWNER.
 */
export async function listModerators(db: Db, reportId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moderator as (
      select person.id from report join person on person.roles && '{OWNER,ADMIN}'
      where report.id = ${reportId} and person.status = 'ACTIVE' and person.id is distinct from report.author_id
      union
      select person.id from report join person on person.company_id = report.company_id
      where report.id = ${reportId} and report.target <> 'COMPANY_PROFILE' and person.roles && '{EDUCATION_OFFICER}'
        and person.status = 'ACTIVE' and person.id is distinct from report.author_id
    )
    select id from (
      select id from moderator
      union all
      select person.id from person
      where person.roles && '{OWNER}' and person.status = 'ACTIVE' and not exists (select from moderator)
    ) told
    where id > ${after} order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Whoever may look a second time: moderators who neither decided it nor objected. */
export async function listSecondModerators(db: Db, reportId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from report
    join objection on objection.report_id = report.id
    join person on person.roles && '{OWNER,ADMIN}'
      or (person.roles && '{EDUCATION_OFFICER}' and person.company_id = report.company_id)
    where report.id = ${reportId} and person.status = 'ACTIVE' and person.id is distinct from report.author_id
      and person.id is distinct from report.decided_by and person.id <> objection.author_id
      and not (report.target = 'COMPANY_PROFILE' and person.roles && '{EDUCATION_OFFICER}'
        and person.company_id = report.company_id)
      and person.id > ${after}
    order by person.id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** The officers of a company, whose profile is theirs. */
export async function listOfficers(db: Db, companyId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person
    where company_id = ${companyId} and roles && '{EDUCATION_OFFICER}' and status = 'ACTIVE' and id > ${after}
    order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}

export interface ReportNotice {
  reporter_id: string | null
  author_id: string | null
  company_id: string | null
  lead_id: string | null
  target: ReportTarget
  date_created: Date
  /** Of the case it belongs to. */
  decision: ReportDecision | null
  date_closed: Date | null
  reasons: string
  answer: string
  restore_reasons: string
  objection_author_id: string | null
  objection_status: ObjectionStatus | null
  objection_reasons: string | null
}

/** What those concerned are told of a report. */
export async function findReportNotice(db: Db, id: string): Promise<ReportNotice | undefined> {
  const { rows } = await sql<ReportNotice>`
    select report.reporter_id, report.author_id, report.company_id, report.lead_id, report.target, report.date_created,
      lead.decision, lead.date_closed, lead.reasons, lead.answer, lead.restore_reasons, objection.author_id as objection_author_id,
      objection.status as objection_status, objection.reasons as objection_reasons
    from report
    join report lead on lead.id = coalesce(report.lead_id, report.id)
    left join objection on objection.report_id = lead.id
    where report.id = ${id}
  `.execute(db)
  return rows[0]
}
