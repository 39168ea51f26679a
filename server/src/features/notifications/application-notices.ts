// Rows of the notification table about applications, requests and assignments.
import type { Db } from '../../db/open.ts'
import { findActivityNotice } from '../activities/activity-notice.queries.ts'
import {
  findApplicationNotice,
  findApprovalNotice,
  listApplicants,
  listResponsible,
  responsible,
  type ApplicationNoticeRow,
  type ApprovalNoticeRow,
  type Responsible,
} from '../applications/application-notice.queries.ts'
import { findAssignmentNotice } from '../assignments/assignment.queries.ts'
import { onlyPeople, tells, type Notice, type NotificationTableRow, type Recipients } from './tells.ts'

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
  if (!found?.work_sector_id) return null
  const statuses = actorId ? (['PENDING', 'APPROVED'] as const) : (['PENDING'] as const)
  const recipients: Recipients = (from, after, size) => listApplicants(from, activityId, statuses, after, size)
  return { targetId: found.work_sector_id, actorId, recipients, params: { activityTitle: found.title } }
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

/** To the supervisor, else to whoever may approve assignments in the company. */
const aboutAssignment = async (
  db: Db,
  { assignmentId, actorId }: { assignmentId: string; actorId: string },
): Promise<Notice | null> => {
  const row = await findAssignmentNotice(db, assignmentId)
  if (!row) return null
  const recipients = row.supervisor_id
    ? onlyPeople([row.supervisor_id])
    : all(responsible.holders(row.company_id, 'APPROVE_ASSIGNMENT', row.author_id))
  const params = {
    assignmentTitle: row.title,
    dateStart: row.date_start,
    dateEnd: row.date_end,
    ...(!row.contact_id && { contactName: row.contact }),
  }
  const people = { apprenticeName: row.author_id, ...(row.contact_id && { contactName: row.contact_id }) }
  return { targetId: assignmentId, actorId, recipients, params, people }
}

export const applicationNotices: readonly NotificationTableRow[] = [
  tells('application.sent', 'application.received', aboutApplication(deciders)),
  tells('application.approved', 'application.approved', aboutApplication(applicant)),
  tells('application.rejected', 'application.rejected', aboutApplication(applicant)),
  tells('application.changed', 'application.changed', aboutApplication(deciders)),
  tells('application.withdrawn', 'application.withdrawn', aboutGone),
  tells('application.retracted', 'application.retracted', aboutGone),
  tells('application.answerDue', 'application.answerDue', aboutApplication(deciders)),
  tells('application.answerOverdue', 'application.answerOverdue', aboutApplication(officers, 'activity')),
  tells('application.startsSoon', 'activity.startingSoon', aboutApplication(applicant, 'activity')),
  tells('activity.archived', 'application.activityArchived', aboutArchived),
  tells('activity.deleted', 'application.activityDeleted', aboutDeleted),
  tells('approval.requested', 'application.externalRequested', aboutApproval(approvers)),
  tells('approval.approved', 'application.externalApproved', aboutApproval(requester)),
  tells('approval.rejected', 'application.externalRejected', aboutApproval(requester)),
  tells('approval.answerDue', 'application.externalAnswerDue', aboutApproval(approvers)),
  tells('approval.answerOverdue', 'application.externalAnswerOverdue', aboutApproval(ownOfficers)),
  tells('assignment.submitted', 'assignment.reviewRequested', aboutAssignment),
]
