import type { ReviewedApplication } from '@werkplatz/contract/applications/schemas.ts'
import { applicationStatus } from '@werkplatz/contract/applications/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { takeSlot } from '../../activities/actions/slots.ts'
import { insertApplicationReview } from '../application.queries.ts'
import { lockWithActivity, type LockedWithActivity } from '../lock-with-activity.ts'
import { seeApplication } from './see-application.ts'

/** Never of one's own: the rule says so. The activity is locked, so of two who take the last slot one comes too late. */
export async function reviewApplication(tx: Tx, me: Member, review: ReviewedApplication, now: Date) {
  const { id, status: decision, reviewMessage: message } = review
  await decide(tx, me, await lockWithActivity(tx, id), { decision, message, now })
}

/** The same for rows that are locked already. */
export async function decide(
  tx: Tx,
  me: Member,
  { activity, application }: LockedWithActivity,
  { decision, message, now }: { decision: ReviewedApplication['status']; message: string; now: Date },
) {
  const { id } = application
  const isApproved = decision === 'APPROVED'
  await transition(tx, applicationStatus, application, isApproved ? 'approve' : 'reject', me)
  if (isApproved) await takeSlot(tx, activity)
  // Deciding counts as having seen it.
  await seeApplication(tx, me, application, now)
  await insertApplicationReview(tx, { applicationId: id, reviewerId: me.id, decision, message, at: now })
  await announce(tx, isApproved ? 'application.approved' : 'application.rejected', {
    applicationId: id,
    actorId: me.id,
  })
}
