import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { lockActivity } from '../activity.queries.ts'
import { audienceOf } from '../audience.ts'

/** By itself: on its day, or when its slots are all taken. */
export async function beginActivity(tx: Tx, actor: Actor, id: string) {
  const activity = await lockActivity(tx, id)
  await transition(tx, activityStatus, activity, 'begin', actor)
  await announce(tx, 'activity.begun', {
    activityId: id,
    actorId: actor.id,
    audience: audienceOf(activity),
  })
}
