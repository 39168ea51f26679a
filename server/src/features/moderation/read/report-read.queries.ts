// What moderators read: the queue, one case, and the copies of a chat. Everybody is called as the reader may see them.
import type { ReportDecision, ReportReason, ReportTarget, ReportView } from '@werkplatz/contract/moderation/schemas.ts'
import type { ObjectionStatus, ReportStatus } from '@werkplatz/contract/moderation/status.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import type { PageParams } from '../../../access/page.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import type { Db, Tx } from '../../../db/handles.ts'
import type { Kept } from '../../../plugs/report-targets.ts'
import { names, portraits } from '../../people/person-parts.queries.ts'
import type { Portrait } from '../../people/person.present.ts'

export interface SomeoneRow {
  name: string
  picture: Portrait | null
}

/** A person of a joined table, or null where there is none. */
const someone = (table: string, who: Member) => sql<SomeoneRow | null>`case when ${sql.ref(`${table}.id`)} is not null
  then jsonb_build_object('name', ${names.full(table, who)}, 'picture', ${portraits.avatar(table, who)}) end`

export interface SummaryRow {
  id: string
  reason: ReportReason
  target: ReportTarget
  target_id: string
  status: ReportStatus
  decision: ReportDecision | null
  report_count: number
  date_created: Date
  date_taken: Date | null
  date_closed: Date | null
  date_restored: Date | null
  author: SomeoneRow | null
  taker: SomeoneRow | null
  objection: ObjectionStatus | null
}

const summary = (who: Member) => sql`report.id, report.reason, report.target, report.target_id, report.status,
  report.decision, (select count(*)::int from report follower where follower.lead_id = report.id)
    + (report.reporter_id is not null)::int as report_count,
  report.date_created, report.date_taken, report.date_closed, report.date_restored,
  ${someone('author', who)} as author, ${someone('taker', who)} as taker,
  (select objection.status from objection where objection.report_id = report.id) as objection`

const people = sql`left join person author on author.id = report.author_id
  left join person taker on taker.id = report.taken_by`

const waits = sql`exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')`

const isIn: Record<ReportView, ReturnType<typeof sql>> = {
  OPEN: sql`report.status = 'OPEN'`,
  TAKEN: sql`report.status = 'TAKEN'`,
  OBJECTIONS: sql`report.status = 'CLOSED' and ${waits}`,
  CLOSED: sql`report.status = 'CLOSED'`,
}

/** The longest waiting first; what is over, newest first. */
const orders: Record<ReportView, ReturnType<typeof sql>> = {
  OPEN: sql`report.date_created, report.id`,
  TAKEN: sql`report.date_created, report.id`,
  OBJECTIONS: sql`report.date_closed, report.id`,
  CLOSED: sql`report.date_closed desc, report.id desc`,
}

const entrusted = (who: Member) => sql`report.lead_id is null and ${reach(access['report.read'], who)}`

/** What the list of removed content has in common with the queue. */
export const reportParts = { someone, waits, entrusted }

const listOf = (view: ReportView): PreparedReach<PageParams, SummaryRow> =>
  preparedReach<PageParams, SummaryRow>((db, param, who) => ({
    compile: () =>
      sql<SummaryRow>`
        select ${summary(who)} from report ${people}
        where ${isIn[view]} and ${entrusted(who)}
        order by ${orders[view]} limit ${param('size')} offset ${param('offset')}
      `.compile(db),
  }))

const countOf = (view: ReportView) =>
  preparedReach<{ most: number }, { total: number }>((db, param, who) => ({
    compile: () =>
      sql<{ total: number }>`
        select count(*)::int as total from (
          select from report where ${isIn[view]} and ${entrusted(who)} limit ${param('most')}) counted
      `.compile(db),
  }))

export const listReports = {
  OPEN: listOf('OPEN'),
  TAKEN: listOf('TAKEN'),
  OBJECTIONS: listOf('OBJECTIONS'),
  CLOSED: listOf('CLOSED'),
} satisfies Record<ReportView, unknown>

export const countReports = {
  OPEN: countOf('OPEN'),
  TAKEN: countOf('TAKEN'),
  OBJECTIONS: countOf('OBJECTIONS'),
  CLOSED: countOf('CLOSED'),
} satisfies Record<ReportView, unknown>

export interface WaitingRow {
  open: number
  taken: number
  mine: number
  objections: number
}

/** On every page of the admin tool: each part by its own index. */
export const countWaiting = preparedReach<Record<string, unknown>, WaitingRow>((db, _param, who) => ({
  compile: () =>
    sql<WaitingRow>`
      select count(*) filter (where report.status = 'OPEN')::int as open,
        count(*) filter (where report.status = 'TAKEN')::int as taken,
        count(*) filter (where report.status = 'TAKEN' and report.taken_by = ${who.id})::int as mine,
        (select count(*)::int from objection join report on report.id = objection.report_id
          where objection.status = 'OPEN' and ${entrusted(who)}) as objections
      from report where report.status in ('OPEN', 'TAKEN') and ${entrusted(who)}
    `.compile(db),
}))

export const caseActions = [
  'report.take',
  'report.release',
  'report.decide',
  'report.settle',
  'report.restore',
  'report.readMessages',
] as const satisfies Action[]

export interface CaseRow extends SummaryRow {
  can: number
  kept: Kept | null
  reasons: string
  answer: string
  restore_reasons: string
  reporter: SomeoneRow | null
  is_reporter_colleague: boolean
  earlier_count: number
  decider: SomeoneRow | null
  objection_body: string | null
  objection_reasons: string | null
  objection_created: Date | null
  objection_decided: Date | null
  objector: SomeoneRow | null
  second: SomeoneRow | null
}

/** By any of its reports; the guard has looked at that one, and all of a case are about the same thing. */
export const findCase = preparedReach<{ id: string }, CaseRow>((db, param, who) => ({
  compile: () =>
    sql<CaseRow>`
      select ${summary(who)}, ${canBits(caseActions, who)} as can, report.kept, report.reasons, report.answer,
        report.restore_reasons,
        ${who.isPlatform ? someone('reporter', who) : sql`null`} as reporter,
        coalesce(reporter.company_id = ${who.companyId}, false) as is_reporter_colleague,
        (select count(*)::int from report earlier
          where earlier.author_id = report.author_id and earlier.id <> report.id and earlier.lead_id is null
            and earlier.decision in ('REMOVED', 'WARNED') and earlier.date_restored is null and not exists (
              select from objection where objection.report_id = earlier.id and objection.status = 'CHANGED')
        ) as earlier_count,
        ${someone('decider', who)} as decider,
        second_look.body as objection_body, second_look.reasons as objection_reasons,
        second_look.date_created as objection_created, second_look.date_decided as objection_decided,
        ${someone('objector', who)} as objector, ${someone('second', who)} as second
      from report asked
      join report on report.id = coalesce(asked.lead_id, asked.id)
      ${people}
      left join person reporter on reporter.id = report.reporter_id
      left join person decider on decider.id = report.decided_by
      left join objection second_look on second_look.report_id = report.id
      left join person objector on objector.id = second_look.author_id
      left join person second on second.id = second_look.decided_by
      where asked.id = ${param('id')}
    `.compile(db),
}))

/** People as the reader may see them, by their ids. */
export async function listSomeone(
  db: Db,
  me: Member,
  ids: readonly string[],
): Promise<{ id: string; someone: SomeoneRow }[]> {
  const { rows } = await sql<{ id: string; someone: SomeoneRow }>`
    select person.id, ${someone('person', me)} as someone from person where person.id = any(${[...ids]}::uuid[])
  `.execute(db)
  return rows
}

export interface CopiedRow {
  author: SomeoneRow
  body: string
  is_target: boolean
  date_created: Date
}

export async function listCopiedMessages(tx: Tx, me: Member, caseId: string): Promise<CopiedRow[]> {
  const { rows } = await sql<CopiedRow>`
    select ${someone('person', me)} as author, body, is_target, reported_message.date_created
    from reported_message join person on person.id = reported_message.author_id
    where report_id = ${caseId} order by number
  `.execute(tx)
  return rows
}

export interface DecisionRow {
  id: string
  target: ReportTarget
  target_id: string
  decision: ReportDecision
  reasons: string
  date_closed: Date
  date_restored: Date | null
  restore_reasons: string
  kept: Kept | null
  objection_status: ObjectionStatus | null
  objection_body: string | null
  objection_reasons: string | null
  objection_created: Date | null
  objection_decided: Date | null
}

/** What the author reads of it. */
export async function findDecision(db: Db, id: string): Promise<DecisionRow> {
  const { rows } = await sql<DecisionRow>`
    select report.id, report.target, report.target_id, report.decision, report.reasons, report.date_closed,
      report.date_restored, report.restore_reasons, report.kept, objection.status as objection_status, objection.body as objection_body,
      objection.reasons as objection_reasons, objection.date_created as objection_created,
      objection.date_decided as objection_decided
    from report left join objection on objection.report_id = report.id
    where report.id = ${id}
  `.execute(db)
  return rows[0]!
}
