import { activityStatus, type ActivityStatus, type ActivityVerb } from '@werkplatz/contract/activities/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import {
  findTakenDown,
  lockReportedActivity,
  updateTakenDown,
  type TakenDown,
} from '../reports/activity-report.queries.ts'

/** Where a status leads after a report, and back. What nobody else can read, or is archived already, needs no verb. */
const verbs: Partial<Record<ActivityStatus, { down: ActivityVerb; back: ActivityVerb }>> = {
  PENDING: { down: 'reject', back: 'submit' },
  APPROVED: { down: 'takeDown', back: 'approveAgain' },
  PUBLISHED: { down: 'takeDown', back: 'publishAgain' },
  ONGOING: { down: 'takeDown', back: 'resume' },
}

/**
 * After a report: as if it had never been published. Its author can still open it, and hand it in again after a
 * change; whoever has applied is told as of every one that is archived. Null: there was nothing to see any more.
 */
export async function takeDownActivity(tx: Tx, me: Member, id: string): Promise<TakenDown | null> {
  const activity = await lockReportedActivity(tx, id)
  const verb = activity && verbs[activity.status]
  if (!activity || (!verb && !activity.is_visible)) return null
  const kept = await findTakenDown(tx, id)
  if (verb) await transition(tx, activityStatus, activity, verb.down, me)
  await updateTakenDown(tx, id, { ...kept, date_published: null, featured_at: null })
  if (verb?.down === 'takeDown')
    await announce(tx, 'activity.archived', { activityId: id, actorId: me.id, audience: null })
  return kept
}

/** Back to where it was, in its old place. False: it is gone, or its author has begun anew. */
export async function putBackActivity(tx: Tx, me: Member, id: string, kept: TakenDown): Promise<boolean> {
  const activity = await lockReportedActivity(tx, id)
  const back = verbs[kept.status]?.back
  if (!activity || activity.status !== (kept.status === 'PENDING' ? 'REJECTED' : 'ARCHIVED')) return false
  if (back) await transition(tx, activityStatus, activity, back, me)
  await updateTakenDown(tx, id, kept)
  return true
}
