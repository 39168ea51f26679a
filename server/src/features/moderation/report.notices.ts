// Who is told of a report and of what comes of it. Neither who reported nor who decided is ever named.
import messages from '@werkplatz/content/messages/admin-reports.json' with { type: 'json' }
import type { ReportDecision, ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'

import type { Db } from '../../db/handles.ts'
import { swissDay, writtenDay } from '../../lib/swiss-day.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow, type Recipients } from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import { lastDayToObject } from './deadline.ts'
import { findRemovalNotice } from './removal.queries.ts'
import {
  findReportNotice,
  listModerators,
  listOfficers,
  listSecondModerators,
  type ReportNotice,
} from './report.queries.ts'

interface OfReport {
  reportId: string
}

const targetLabels: Record<ReportTarget, string> = {
  ACTIVITY: messages.targetActivity.text,
  ASSIGNMENT: messages.targetAssignment.text,
  USER_PROFILE: messages.targetUserProfile.text,
  COMPANY_PROFILE: messages.targetCompanyProfile.text,
  POST: messages.targetPost.text,
  COMMENT: messages.targetComment.text,
  CHAT_MESSAGE: messages.targetChatMessage.text,
}
const decisionLabels: Record<ReportDecision, string> = {
  REMOVED: messages.resultRemoved.text,
  WARNED: messages.resultWarned.text,
  NO_ACTION: messages.resultNoAction.text,
}

const dayOf = (date: Date) => writtenDay(swissDay(date))

/** Of what others have reported already they know. */
const toModerators = async (db: Db, { reportId }: OfReport): Promise<Notice | null> => {
  if ((await findReportNotice(db, reportId))?.lead_id !== null) return null
  return {
    targetId: reportId,
    actorId: null,
    recipients: (from, after, size) => listModerators(from, reportId, after, size),
  }
}

/** Each in their own words: what came of it, and what the moderators answer. */
const toReporter = async (db: Db, { reportId }: OfReport): Promise<Notice | null> => {
  const report = await findReportNotice(db, reportId)
  if (!report?.decision || !report.reporter_id) return null
  const isChanged = report.objection_status === 'CHANGED'
  const params = {
    dateCreated: dayOf(report.date_created),
    targetLabel: targetLabels[report.target],
    decisionLabel: isChanged ? messages.resultChanged.text : decisionLabels[report.decision],
    answer: (!isChanged && report.answer) || messages.reporterAnswerDefault.text,
  }
  return { targetId: reportId, actorId: null, recipients: onlyPeople([report.reporter_id]), params }
}

/** The author; of a company's profile, its officers. */
const toldOf = ({ author_id: authorId, company_id: companyId }: ReportNotice): Recipients =>
  authorId || !companyId
    ? onlyPeople(authorId ? [authorId] : [])
    : (from, after, size) => listOfficers(from, companyId, after, size)

/** The content itself may have no day: what people remember is when they heard of it. */
const contentOf = (report: ReportNotice) => ({
  targetLabel: targetLabels[report.target],
  dateCreated: dayOf(report.date_closed!),
})

const toAuthor =
  (decision: ReportDecision, directMail: string) =>
  async (db: Db, { reportId }: OfReport): Promise<Notice | null> => {
    const report = await findReportNotice(db, reportId)
    if (report?.decision !== decision) return null
    const params = {
      ...contentOf(report),
      reviewMessage: report.reasons,
      dueDate: writtenDay(lastDayToObject(report.date_closed!)),
    }
    return { targetId: reportId, actorId: null, recipients: toldOf(report), params, directMail }
  }

const toSecond = async (db: Db, { reportId }: OfReport): Promise<Notice | null> => {
  const report = await findReportNotice(db, reportId)
  if (report?.objection_status !== 'OPEN') return null
  return {
    targetId: reportId,
    actorId: null,
    recipients: (from, after, size) => listSecondModerators(from, reportId, after, size),
    params: contentOf(report),
  }
}

const toObjector = async (db: Db, { reportId }: OfReport): Promise<Notice | null> => {
  const report = await findReportNotice(db, reportId)
  if (!report?.objection_author_id) return null
  return {
    targetId: reportId,
    actorId: null,
    recipients: onlyPeople([report.objection_author_id]),
    params: { ...contentOf(report), reviewMessage: report.objection_reasons ?? '' },
    directMail: report.objection_status === 'CHANGED' ? 'objectionChanged' : 'objectionUpheld',
  }
}

const ofRestored = async (db: Db, { reportId }: OfReport): Promise<Notice | null> => {
  const report = await findReportNotice(db, reportId)
  if (report?.decision !== 'REMOVED') return null
  const recipients = toldOf(report)
  const params = { ...contentOf(report), reviewMessage: report.restore_reasons }
  return { targetId: reportId, actorId: null, recipients, params, directMail: 'contentRestored' }
}

/** It leads to the thing itself: of what authors deleted themselves there is no decision to read. */
const ofUndeleted =
  (isProfile: boolean) =>
  async (db: Db, { removalId }: { removalId: string }): Promise<Notice | null> => {
    const removal = await findRemovalNotice(db, removalId)
    if (!removal || (removal.target === 'USER_PROFILE') !== isProfile) return null
    return {
      targetId: removal.page_id,
      actorId: null,
      recipients: onlyPeople([removal.author_id]),
      params: {
        targetLabel: targetLabels[removal.target],
        dateCreated: dayOf(removal.date_created),
        reviewMessage: removal.reasons,
      },
      directMail: 'contentRestored',
    }
  }

export const reportNotices: readonly NotificationTableRow[] = [
  notifies('report.filed', 'post.reported', toModerators),
  notifies('report.answered', 'post.reportDecided', toReporter),
  notifies('report.decided', 'post.removed', toAuthor('REMOVED', 'reportDecidedAuthorRemoved')),
  notifies('report.decided', 'post.warned', toAuthor('WARNED', 'reportDecidedAuthorWarned')),
  notifies('report.objected', 'post.objectionReceived', toSecond),
  notifies('report.settled', 'post.objectionDecided', toObjector),
  notifies('report.restored', 'post.restored', ofRestored),
  notifies('removal.restored', 'post.undeleted', ofUndeleted(false)),
  notifies('removal.restored', 'post.profileUndeleted', ofUndeleted(true)),
]

/** They lead to the report or to what was decided, whatever became of the thing; those pages say who may read them. */
export const reportReach: TargetReach = {
  'post.reported': alwaysReached,
  'post.reportDecided': alwaysReached,
  'post.removed': alwaysReached,
  'post.warned': alwaysReached,
  'post.restored': alwaysReached,
  'post.undeleted': alwaysReached,
  'post.profileUndeleted': alwaysReached,
  'post.objectionReceived': alwaysReached,
  'post.objectionDecided': alwaysReached,
}
