// Who is told of what happens to applications and requests, and what of it appears in the feed.
import type { Db } from '../../db/handles.ts'
import {
  feeds,
  notifies,
  onlyPeople,
  type FeedEntry,
  type FeedTableRow,
  type Notice,
  type NotificationTableRow,
  type Recipients,
} from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import { findActivityNotice, listReachableActivities } from '../activities/activity-notice.queries.ts'
import {
  findApplicationNotice,
  findApprovalNotice,
  listApplicants,
  listReachableApplications,
  listReachableApprovals,
  listResponsible,
  responsible,
  type ApplicationNoticeRow,
  type ApprovalNoticeRow,
  type Responsible,
} from './application-notice.queries.ts'

const all =
  (who: Responsible): Recipients =>
  (db, after, size) =>
    listResponsible(db, who, after, size)

const applicationParams = (row: ApplicationNoticeRow) => ({
  activityTitle: row.activity_title,
  applicationTitle: row.title,
  companyName: row.applicant_company,
  ...(row.sent_date && { sentDate: row.sent_date }),
  ...(row.due_date && { dueDate: row.due_date }),
  ...(row.days_to_start !== null && { days: String(row.days_to_start) }),
  ...(row.reviewer_id && row.message && { reviewMessage: row.message }),
})

const applicationPeople = (row: ApplicationNoticeRow) => ({
  applicantName: row.applicant_id,
  deciderName: row.activity_author_id,
  ...(row.reviewer_id && { reviewerName: row.reviewer_id }),
})

interface OfApplication {
  applicationId: string
  actorId: string | null
}

type ApplicationReceivers = (row: ApplicationNoticeRow) => Recipients

/** The activity's author; once that person has left, whoever may approve activities there (decisions §6). */
const deciders: ApplicationReceivers = (row) =>
  row.is_author_active
    ? onlyPeople([row.activity_author_id])
    : all(responsible.holders(row.activity_company_id, 'APPROVE_ACTIVITY', row.applicant_id))
const applicant: ApplicationReceivers = (row) => onlyPeople([row.applicant_id])
const officers: ApplicationReceivers = (row) => all(responsible.officers(row.activity_company_id, row.applicant_id))

/** An application is read by few; the others are led to its activity. */
const aboutApplication =
  (receivers: ApplicationReceivers, leadsTo: 'application' | 'activity' = 'application') =>
  async (db: Db, { applicationId, actorId }: OfApplication): Promise<Notice | null> => {
    const row = await findApplicationNotice(db, applicationId)
    if (!row) return null
    const targetId = leadsTo === 'activity' ? row.activity_id : row.id
    return {
      targetId,
      actorId,
      recipients: receivers(row),
      params: applicationParams(row),
      people: applicationPeople(row),
    }
  }

interface Gone {
  activityId: string
  applicantId: string
  actorId: string
}

/** Nothing is left of the application but its activity. */
const aboutGone = async (db: Db, { activityId, actorId }: Gone): Promise<Notice | null> => {
  const found = await findActivityNotice(db, activityId)
  if (!found) return null
  const recipients = found.is_author_active
    ? onlyPeople([found.author_id])
    : all(responsible.holders(found.company_id, 'APPROVE_ACTIVITY', actorId))
  return { targetId: activityId, actorId, recipients, params: { activityTitle: found.title } }
}

interface Closed {
  activityId: string
  actorId: string | null
}

/** Led to what is similar: what they applied to is closed. By the calendar it ended as those who took part knew. */
const aboutArchived = async (db: Db, { activityId, actorId }: Closed): Promise<Notice | null> => {
  const found = await findActivityNotice(db, activityId)
  if (!found?.shown_sector_id) return null
  const statuses = actorId ? (['PENDING', 'APPROVED'] as const) : (['PENDING'] as const)
  const recipients: Recipients = (from, after, size) => listApplicants(from, activityId, statuses, after, size)
  return { targetId: found.shown_sector_id, actorId, recipients, params: { activityTitle: found.shown_title } }
}

interface Deleted extends Closed {
  title: string
  workSectorId: string | null
  applicantIds: readonly string[]
}

const aboutDeleted = async (_db: Db, { workSectorId, actorId, title, applicantIds }: Deleted): Promise<Notice | null> =>
  workSectorId && applicantIds.length
    ? { targetId: workSectorId, actorId, recipients: onlyPeople(applicantIds), params: { activityTitle: title } }
    : null

const approvalParams = (row: ApprovalNoticeRow) => ({
  activityTitle: row.activity_title,
  companyName: row.activity_company,
  sentDate: row.sent_date,
  dueDate: row.due_date,
  ...(row.decided_by && { comment: row.comment }),
})

const approvalPeople = (row: ApprovalNoticeRow) => ({
  applicantName: row.applicant_id,
  ...(row.decided_by && { reviewerName: row.decided_by }),
})

type ApprovalReceivers = (row: ApprovalNoticeRow) => Recipients

const approvers: ApprovalReceivers = (row) =>
  all(responsible.holders(row.company_id, 'APPROVE_EXTERNAL_APPLICATIONS', row.applicant_id))
const requester: ApprovalReceivers = (row) => onlyPeople([row.applicant_id])
const ownOfficers: ApprovalReceivers = (row) => all(responsible.officers(row.company_id, row.applicant_id))

const aboutApproval =
  (receivers: ApprovalReceivers) =>
  async (db: Db, { approvalId, actorId }: { approvalId: string; actorId: string | null }): Promise<Notice | null> => {
    const row = await findApprovalNotice(db, approvalId)
    if (!row) return null
    const said = { params: approvalParams(row), people: approvalPeople(row) }
    return { targetId: row.id, actorId, recipients: receivers(row), ...said }
  }

export const applicationNotices: readonly NotificationTableRow[] = [
  notifies('application.sent', 'application.received', aboutApplication(deciders)),
  notifies('application.approved', 'application.approved', aboutApplication(applicant)),
  notifies('application.rejected', 'application.rejected', aboutApplication(applicant)),
  notifies('application.changed', 'application.changed', aboutApplication(deciders)),
  notifies('application.withdrawn', 'application.withdrawn', aboutGone),
  notifies('application.retracted', 'application.retracted', aboutGone),
  notifies('application.answerDue', 'application.answerDue', aboutApplication(deciders)),
  notifies('application.answerOverdue', 'application.answerOverdue', aboutApplication(officers, 'activity')),
  notifies('application.startsSoon', 'activity.startingSoon', aboutApplication(applicant, 'activity')),
  notifies('activity.archived', 'application.activityArchived', aboutArchived),
  notifies('activity.deleted', 'application.activityDeleted', aboutDeleted),
  notifies('approval.requested', 'application.externalRequested', aboutApproval(approvers)),
  notifies('approval.approved', 'application.externalApproved', aboutApproval(requester)),
  notifies('approval.rejected', 'application.externalRejected', aboutApproval(requester)),
  notifies('approval.answerDue', 'application.externalAnswerDue', aboutApproval(approvers)),
  notifies('approval.answerOverdue', 'application.externalAnswerOverdue', aboutApproval(ownOfficers)),
]

/** An application is read by few, so some kinds lead to its activity; of one that is gone nothing else is left. */
export const applicationReach: TargetReach = {
  'application.received': listReachableApplications,
  'application.approved': listReachableApplications,
  'application.rejected': listReachableApplications,
  'application.changed': listReachableApplications,
  'application.withdrawn': listReachableActivities,
  'application.retracted': listReachableActivities,
  'application.answerDue': listReachableApplications,
  'application.answerOverdue': listReachableActivities,
  'activity.startingSoon': listReachableActivities,
  // They lead to a sector, and sectors stay.
  'application.activityArchived': alwaysReached,
  'application.activityDeleted': alwaysReached,
  'application.externalRequested': listReachableApprovals,
  'application.externalApproved': listReachableApprovals,
  'application.externalRejected': listReachableApprovals,
  'application.externalAnswerDue': listReachableApprovals,
  'application.externalAnswerOverdue': listReachableApprovals,
}

/** Whom somebody applied to is their own business: colleagues hear that they did. */
const ofApplication = async (db: Db, { applicationId }: { applicationId: string }): Promise<FeedEntry | null> => {
  const found = await findApplicationNotice(db, applicationId)
  return found ? { personId: found.applicant_id, audience: 'COMPANY' } : null
}

export const applicationFeed: readonly FeedTableRow[] = [feeds('application.sent', 'APPLICATION_SENT', ofApplication)]
