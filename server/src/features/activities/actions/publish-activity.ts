import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { lockActivity } from '../activity.queries.ts'
import { audienceOf } from '../audience.ts'

/** From now on it is on the marketplace. What is over by then nobody could join. */
export async function publishActivity(tx: Tx, actor: Actor, id: string, now: Date) {
  const activity = await lockActivity(tx, id)
  const { date_end: end } = activity
  if (end && end < swissDay(now)) throw new Refusal('activity_over', { end })
  await transition(tx, activityStatus, activity, 'publish', actor)
  await announce(tx, 'activity.published', {
    activityId: id,
    actorId: actor.id,
    audience: audienceOf(activity),
  })
}
