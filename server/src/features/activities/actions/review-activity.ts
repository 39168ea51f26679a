import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { insertReview, lockActivity } from '../activity.queries.ts'

export interface Review {
  id: string
  status: 'APPROVED' | 'REJECTED'
  reviewMessage: string
}

/** Never of one's own: the rule says so. */
export async function reviewActivity(tx: Tx, me: Member, { id, status, reviewMessage }: Review) {
  const activity = await lockActivity(tx, id)
  const isApproved = status === 'APPROVED'
  await transition(tx, activityStatus, activity, isApproved ? 'approve' : 'reject', me)
  await insertReview(tx, { activityId: id, reviewerId: me.id, decision: status, message: reviewMessage })
  await announce(tx, isApproved ? 'activity.approved' : 'activity.rejected', { activityId: id, actorId: me.id })
}
