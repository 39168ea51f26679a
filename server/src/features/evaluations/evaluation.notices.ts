// Who is told of what happens to an evaluation: that it happened, never a grade or a word of it (T14).
import type { Db } from '../../db/handles.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow } from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import {
  findEvaluationNotice,
  listReachableEvaluations,
  type EvaluationNoticeRow,
} from './evaluation-notice.queries.ts'

interface OfEvaluation {
  assignmentId: string
  /** Absent: the calendar. Null: the contact person, who has no account. */
  actorId?: string | null
}

type Receivers = (row: EvaluationNoticeRow, of: OfEvaluation) => (string | null)[]

const parties: Receivers = (row) => [row.apprentice_id, row.contact_id]
const otherParty: Receivers = (row, of) => parties(row, of).filter((id) => id !== of.actorId)
/** Unless the supervisor is the contact person: then the parties' own notice has said it. */
const supervisor: Receivers = (row) => (row.supervisor_id === row.contact_id ? [] : [row.supervisor_id])

/** Never who has submitted. */
const openParties: Receivers = (row) => [
  row.apprentice_submitted ? null : row.apprentice_id,
  row.contact_submitted ? null : row.contact_id,
]
const otherAndSupervisor: Receivers = (row, of) => [...otherParty(row, of), ...supervisor(row, of)]

const aboutEvaluation =
  (receivers: Receivers) =>
  async (db: Db, of: OfEvaluation): Promise<Notice | null> => {
    const row = await findEvaluationNotice(db, of.assignmentId)
    if (!row) return null
    return {
      targetId: of.assignmentId,
      actorId: of.actorId ?? null,
      recipients: onlyPeople(receivers(row, of).filter((id) => id !== null)),
      params: {
        assignmentTitle: row.title,
        dateEnd: row.date_end,
        ...(!row.contact_id && { contactName: row.contact }),
        ...(of.actorId === null && { submitterName: row.contact, actorName: row.contact }),
      },
      people: {
        ...(of.actorId && { submitterName: of.actorId, markerName: of.actorId }),
        apprenticeName: row.apprentice_id,
        ...(row.contact_id && { contactName: row.contact_id }),
      },
    }
  }

/** Both are told, also who was the second: from now on there is something to read. */
async function tellsBoth(db: Db, of: OfEvaluation): Promise<Notice | null> {
  const notice = await aboutEvaluation(parties)(db, of)
  return notice && { ...notice, actorId: null }
}

export const evaluationNotices: readonly NotificationTableRow[] = [
  notifies('evaluation.submitted', 'assignment.evaluationSubmitted', aboutEvaluation(otherParty)),
  notifies('evaluation.completed', 'assignment.evaluationBothSubmitted', tellsBoth),
  notifies('evaluation.completed', 'assignment.evaluationComplete', aboutEvaluation(supervisor)),
  notifies('evaluation.discussed', 'assignment.evaluationDiscussed', aboutEvaluation(otherAndSupervisor)),
  notifies('evaluation.opened', 'assignment.evaluationOpen', aboutEvaluation(openParties)),
  notifies('evaluation.overdue', 'assignment.evaluationReminder', aboutEvaluation(openParties)),
  notifies('evaluation.lastCall', 'assignment.evaluationReminderLast', aboutEvaluation(openParties)),
  notifies('evaluation.stated', 'assignment.evaluationStatement', aboutEvaluation(otherAndSupervisor)),
]

export const evaluationReach: TargetReach = {
  'assignment.evaluationSubmitted': listReachableEvaluations,
  'assignment.evaluationBothSubmitted': listReachableEvaluations,
  'assignment.evaluationComplete': listReachableEvaluations,
  'assignment.evaluationDiscussed': listReachableEvaluations,
  'assignment.evaluationStatement': listReachableEvaluations,
  'assignment.evaluationOpen': listReachableEvaluations,
  'assignment.evaluationReminder': listReachableEvaluations,
  'assignment.evaluationReminderLast': listReachableEvaluations,
}
