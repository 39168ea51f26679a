import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { audienceOf, lockActivity } from '../activity.queries.ts'

/** From now on it is on the marketplace. */
export async function publishActivity(tx: Tx, actor: Actor, id: string) {
  const activity = await lockActivity(tx, id)
  await transition(tx, activityStatus, activity, 'publish', actor)
  await announce(tx, 'activity.published', {
    activityId: id,
    actorId: actor.id,
    audience: audienceOf(activity),
  })
}
