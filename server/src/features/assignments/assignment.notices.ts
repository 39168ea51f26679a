// Who is told of what happens to an assignment.
import type { Db } from '../../db/handles.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow, type Recipients } from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import { responsible } from '../applications/application-notice.queries.ts'
import {
  findAssignmentNotice,
  listDeciders,
  listReachableAssignments,
  type AssignmentNoticeRow,
} from './assignment-notice.queries.ts'

interface OfAssignment {
  assignmentId: string
  actorId: string
  /** Who is named, or no longer is. */
  contactId?: string
}

type Receivers = (row: AssignmentNoticeRow, of: OfAssignment) => Recipients

/** The supervisor, else whoever may approve assignments in the company, else the platform's own people (§4). */
const deciders: Receivers = (row) => {
  const holders = responsible.holders(row.company_id, 'APPROVE_ASSIGNMENT', row.author_id)
  return row.supervisor_id
    ? onlyPeople([row.supervisor_id])
    : (from, after, size) => listDeciders(from, holders, after, size)
}
const apprentice: Receivers = (row) => onlyPeople([row.author_id])
const theContact: Receivers = (_row, { contactId }) => onlyPeople(contactId ? [contactId] : [])

const aboutAssignment =
  (receivers: Receivers) =>
  async (db: Db, of: OfAssignment): Promise<Notice | null> => {
    const row = await findAssignmentNotice(db, of.assignmentId)
    if (!row) return null
    const params = {
      assignmentTitle: row.title,
      dateStart: row.date_start,
      dateEnd: row.date_end,
      ...(!row.contact_id && { contactName: row.contact }),
      ...(row.message && { reviewMessage: row.message }),
    }
    const people = {
      apprenticeName: row.author_id,
      ...(row.contact_id && { contactName: row.contact_id }),
      ...(row.reviewer_id && { reviewerName: row.reviewer_id }),
    }
    return { targetId: of.assignmentId, actorId: of.actorId, recipients: receivers(row, of), params, people }
  }

export const assignmentNotices: readonly NotificationTableRow[] = [
  notifies('assignment.submitted', 'assignment.reviewRequested', aboutAssignment(deciders)),
  notifies('assignment.approved', 'assignment.approved', aboutAssignment(apprentice)),
  notifies('assignment.rejected', 'assignment.rejected', aboutAssignment(apprentice)),
  notifies('assignment.changed', 'assignment.changed', aboutAssignment(deciders)),
  notifies('assignment.contactNamed', 'assignment.contactNamed', aboutAssignment(theContact)),
  notifies('assignment.contactRemoved', 'assignment.contactRemoved', aboutAssignment(theContact)),
]

export const assignmentReach: TargetReach = {
  'assignment.reviewRequested': listReachableAssignments,
  'assignment.approved': listReachableAssignments,
  'assignment.rejected': listReachableAssignments,
  'assignment.changed': listReachableAssignments,
  'assignment.contactNamed': listReachableAssignments,
  // It leads to the company, not to what is no longer theirs to read.
  'assignment.contactRemoved': alwaysReached,
}
