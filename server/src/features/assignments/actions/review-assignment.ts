import type { ReviewedAssignment } from '@werkplatz/contract/assignments/schemas.ts'
import { assignmentStatus } from '@werkplatz/contract/assignments/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { insertAssignmentReview, lockAssignment } from '../assignment.queries.ts'

/** Never of one's own: the rule says so. A yes puts in force what stands in the row; a no leaves what was in force. */
export async function reviewAssignment(tx: Tx, me: Member, review: ReviewedAssignment) {
  const { id, status: decision, reviewMessage: message } = review
  const assignment = await lockAssignment(tx, id)
  if (!assignment) throw new Refusal('not_found', { id })
  const isApproved = decision === 'APPROVED'
  await transition(tx, assignmentStatus, assignment, isApproved ? 'approve' : 'reject', me)
  await insertAssignmentReview(tx, { assignmentId: id, reviewerId: me.id, decision, message })
  await announce(tx, isApproved ? 'assignment.approved' : 'assignment.rejected', { assignmentId: id, actorId: me.id })
}
