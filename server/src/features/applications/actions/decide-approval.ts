import type { DecidedApproval } from '@werkplatz/contract/applications/schemas.ts'
import { approvalStatus } from '@werkplatz/contract/applications/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { lockApproval, recordDecision } from '../approval.queries.ts'
import { seeApproval } from './see-approval.ts'

/** Never of one's own: the rule says so, and the table too. */
export async function decideApproval(tx: Tx, me: Member, decided: DecidedApproval, now: Date) {
  const approval = await lockApproval(tx, decided.id)
  if (!approval) throw new Refusal('not_found', { id: decided.id })
  const { id } = approval
  if (decided.activityId !== undefined && decided.activityId !== approval.activity_id)
    throw wrongField('activityId', 'Diese Anfrage gehört zu einer anderen Aktivität.')
  const isApproved = decided.approvalStatus === 'APPROVED'
  if (approval.status === 'PENDING') await recordDecision(tx, id, { comment: decided.comment, by: me.id, at: now })
  await transition(tx, approvalStatus, approval, isApproved ? 'approve' : 'reject', me)
  // Whoever decides has seen it.
  await seeApproval(tx, me, approval, now)
  await announce(tx, isApproved ? 'approval.approved' : 'approval.rejected', { approvalId: id, actorId: me.id })
}
