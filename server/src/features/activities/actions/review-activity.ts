import type { ReviewActivity } from '@werkplatz/contract/activities/form-schemas.ts'
import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { keepApprovedVersion } from '../../activity-review/version.queries.ts'
import { insertReview, lockActivity, type ActivityFacts } from '../activity.queries.ts'

/** Never of one's own: the rule says so. What is approved is kept as it is at this moment. */
export async function reviewActivity(tx: Tx, me: Member, review: ReviewActivity) {
  const { id, status, reviewMessage } = review
  const activity = await lockActivity(tx, id)
  const isApproved = status === 'APPROVED'
  refuseUnread(activity, review)
  await transition(tx, activityStatus, activity, isApproved ? 'approve' : 'reject', me)
  await insertReview(tx, { activityId: id, reviewerId: me.id, decision: status, message: reviewMessage })
  if (isApproved) await keepApprovedVersion(tx, id, me.id)
  await announce(tx, isApproved ? 'activity.approved' : 'activity.rejected', { activityId: id, actorId: me.id })
}

/** The author can rewrite what waits for review, also between the reviewer's look and the reviewer's word. */
function refuseUnread({ status, date_modified: modified }: ActivityFacts, { dateModified: read }: ReviewActivity) {
  if (read === undefined || Date.parse(read) === modified.getTime()) return
  throw new Refusal('status_conflict', { status, why: 'changed since it was read' })
}
