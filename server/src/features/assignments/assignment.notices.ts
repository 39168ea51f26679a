// Who is told of what happens to an assignment.
import type { Db } from '../../db/handles.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow, type Recipients } from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import { listResponsible, responsible } from '../applications/application-notice.queries.ts'
import { findAssignmentNotice, listReachableAssignments } from './assignment.queries.ts'

/** To the supervisor, else to whoever may approve assignments in the company. */
const aboutAssignment = async (
  db: Db,
  { assignmentId, actorId }: { assignmentId: string; actorId: string },
): Promise<Notice | null> => {
  const row = await findAssignmentNotice(db, assignmentId)
  if (!row) return null
  const holders = responsible.holders(row.company_id, 'APPROVE_ASSIGNMENT', row.author_id)
  const recipients: Recipients = row.supervisor_id
    ? onlyPeople([row.supervisor_id])
    : (from, after, size) => listResponsible(from, holders, after, size)
  const params = {
    assignmentTitle: row.title,
    dateStart: row.date_start,
    dateEnd: row.date_end,
    ...(!row.contact_id && { contactName: row.contact }),
  }
  const people = { apprenticeName: row.author_id, ...(row.contact_id && { contactName: row.contact_id }) }
  return { targetId: assignmentId, actorId, recipients, params, people }
}

export const assignmentNotices: readonly NotificationTableRow[] = [
  notifies('assignment.submitted', 'assignment.reviewRequested', aboutAssignment),
]

export const assignmentReach: TargetReach = {
  'assignment.reviewRequested': listReachableAssignments,
  // Nobody is told of these yet.
  'assignment.approved': listReachableAssignments,
  'assignment.rejected': listReachableAssignments,
  'assignment.evaluationSubmitted': listReachableAssignments,
  'assignment.evaluationBothSubmitted': listReachableAssignments,
  'assignment.evaluationDiscussed': listReachableAssignments,
}
