import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockActivity, updateFeatured } from '../activity.queries.ts'
import { audienceOf } from '../audience.ts'

/** On the home page, or no longer. Only what is open; a repeat changes nothing. */
export async function featureActivity(tx: Tx, me: Member, id: string, isFeatured: boolean) {
  const activity = await lockActivity(tx, id)
  if (activity.status !== 'PUBLISHED') throw new Refusal('status_conflict', { status: activity.status })
  if (activity.is_featured === isFeatured) return
  await updateFeatured(tx, id, isFeatured)
  await audit(tx, {
    actorId: me.id,
    action: isFeatured ? 'feature' : 'unfeature',
    resource: 'activity',
    targetId: id,
  })
  if (!isFeatured) return
  await announce(tx, 'activity.featured', { activityId: id, actorId: me.id, audience: audienceOf(activity) })
}
