// Who is told of a link: whoever sent it, that it ran out.
import { notifies, onlyPeople, type NotificationTableRow } from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import { findEvaluationNotice, listReachableEvaluations } from '../evaluations/evaluation-notice.queries.ts'

export const evaluationLinkNotices: readonly NotificationTableRow[] = [
  notifies('evaluation.linkExpired', 'assignment.guestLinkExpired', async (db, { assignmentId, senderId }) => {
    const row = await findEvaluationNotice(db, assignmentId)
    if (!row) return null
    return {
      targetId: assignmentId,
      actorId: null,
      recipients: onlyPeople([senderId]),
      params: { contactName: row.contact, assignmentTitle: row.title },
    }
  }),
]

export const evaluationLinkReach: TargetReach = {
  'assignment.guestLinkExpired': listReachableEvaluations,
}
