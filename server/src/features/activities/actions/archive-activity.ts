import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { lockActivity } from '../activity.queries.ts'
import { audienceOf } from '../audience.ts'

/** By a person, or by itself the day after the end. */
export async function archiveActivity(tx: Tx, actor: Actor, id: string) {
  const activity = await lockActivity(tx, id)
  await transition(tx, activityStatus, activity, 'archive', actor)
  // What was never published only its author can open.
  const audience = activity.is_visible ? audienceOf(activity) : null
  await announce(tx, 'activity.archived', { activityId: id, actorId: actor.id, audience })
  // The calendar closed what was still open: nobody had joined.
  const isMissed = actor.id === null && activity.status === 'PUBLISHED'
  if (isMissed) await announce(tx, 'activity.missed', { activityId: id, actorId: null })
}
