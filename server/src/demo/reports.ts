// Reports of the demo world, in every state. Whose content it is and which company looks after it, the content says.
import reportsFile from '@werkplatz/content/demo/reports.json' with { type: 'json' }
import { resolveDate, type DemoObjection, type DemoReport, type RelativeDate } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { lockActivity } from '../features/activities/activity.queries.ts'
import { findAssignmentOwner } from '../features/assignments/assignment-notice.queries.ts'
import { findMessageAuthor, findMessageCompany, keepReported } from '../features/chats/report.queries.ts'
import { findReported } from '../features/posts/post-report.queries.ts'
import { findProfileOwner } from '../features/profiles/profile-write.queries.ts'
import { demoId } from './demo-id.ts'

const reports = reportsFile.reports as unknown as DemoReport[]

interface Place {
  author_id: string | null
  company_id: string | null
}

async function profilePlace(tx: Tx, id: string): Promise<Place | undefined> {
  const owner = await findProfileOwner(tx, id)
  return owner && { author_id: owner.person_id, company_id: owner.company_id }
}

const places: Record<DemoReport['target'], (tx: Tx, id: string) => Promise<Place | undefined>> = {
  ACTIVITY: lockActivity,
  ASSIGNMENT: findAssignmentOwner,
  POST: (tx, id) => findReported(tx, 'post', id),
  COMMENT: (tx, id) => findReported(tx, 'comment', id),
  USER_PROFILE: profilePlace,
  COMPANY_PROFILE: profilePlace,
  CHAT_MESSAGE: async (tx, id) => ({
    author_id: await findMessageAuthor(tx, id),
    company_id: await findMessageCompany(tx, id),
  }),
}

const targetIdOf = ({ target, targetId }: DemoReport) =>
  demoId(target.endsWith('PROFILE') ? `profile ${targetId}` : targetId)

const personOf = (key: string | null) => key && demoId(key)
const dateOf = (date: RelativeDate | null) => date && resolveDate(date)

export async function loadReports(tx: Tx) {
  for (const report of reports) {
    const targetId = targetIdOf(report)
    const place = await places[report.target](tx, targetId)
    if (!place) throw new Error(`${report.reportId} is about nothing`)
    const { author_id, company_id } = place
    const inserted = await tx
      .insertInto('report')
      .values({
        id: demoId(report.reportId),
        reporter_id: demoId(report.reporterId),
        author_id,
        company_id,
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
    if (report.target === 'CHAT_MESSAGE') await keepReported(tx, inserted.id, targetId)
    if (report.objection) await loadObjection(tx, inserted.id, author_id!, report.objection)
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
