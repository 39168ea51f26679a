// Reports of the demo world, in every state. Whose content it is and which company looks after it, the content says.
import reportsFile from '@werkplatz/content/demo/reports.json' with { type: 'json' }
import { resolveDate, type DemoObjection, type DemoReport, type RelativeDate } from '@werkplatz/content/types.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Tx } from '../db/handles.ts'
import { demoId } from './demo-id.ts'

const reports = reportsFile.reports as unknown as DemoReport[]

interface Place {
  author_id: string | null
  company_id: string | null
}

const written = (table: string) => (id: string) =>
  sql<Place>`select author_id, company_id from ${sql.table(table)} where id = ${id}`

const places: Record<DemoReport['target'], (id: string) => RawBuilder<Place>> = {
  ACTIVITY: written('activity'),
  ASSIGNMENT: written('assignment'),
  POST: written('post'),
  COMMENT: written('comment'),
  USER_PROFILE: (id) => sql`select person_id as author_id, company_id from profile where id = ${id}`,
  COMPANY_PROFILE: (id) => sql`select null as author_id, company_id from profile where id = ${id}`,
  // The only one reported here is of a group of several companies.
  CHAT_MESSAGE: (id) => sql`select author_id, null as company_id from message where id = ${id}`,
}

const targetIdOf = ({ target, targetId }: DemoReport) =>
  demoId(target.endsWith('PROFILE') ? `profile ${targetId}` : targetId)

const personOf = (key: string | null) => key && demoId(key)
const dateOf = (date: RelativeDate | null) => date && resolveDate(date)

export async function loadReports(tx: Tx) {
  for (const report of reports) {
    const targetId = targetIdOf(report)
    const { rows } = await places[report.target](targetId).execute(tx)
    const inserted = await tx
      .insertInto('report')
      .values({
        id: demoId(report.reportId),
        reporter_id: demoId(report.reporterId),
        ...rows[0],
        target: report.target,
        target_id: targetId,
        reason: report.reason,
        status: report.status,
        date_created: resolveDate(report.dateCreated),
        taken_by: personOf(report.takenBy),
        date_taken: dateOf(report.dateTaken),
        decision: report.decision,
        decided_by: personOf(report.decidedBy),
        date_closed: dateOf(report.dateDecided),
        reasons: report.reasons,
        answer: report.answer,
        // The hidden post can be brought back.
        kept: report.decision === 'REMOVED' ? '{}' : null,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) continue
    if (report.target === 'CHAT_MESSAGE')
      await sql`select keep_reported_messages(${inserted.id}, ${targetId})`.execute(tx)
    if (report.objection) await loadObjection(tx, inserted.id, rows[0]!.author_id!, report.objection)
  }
}

async function loadObjection(tx: Tx, reportId: string, authorId: string, objection: DemoObjection) {
  await tx
    .insertInto('objection')
    .values({
      report_id: reportId,
      author_id: authorId,
      body: objection.body,
      status: objection.state,
      decided_by: personOf(objection.deciderId),
      reasons: objection.reasons,
      date_decided: dateOf(objection.dateDecided),
      date_created: resolveDate(objection.dateCreated),
    })
    .execute()
}
