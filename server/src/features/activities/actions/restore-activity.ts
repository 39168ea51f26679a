import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { lockActivity } from '../activity.queries.ts'

/** Back to the author’s drawer; it must be handed in again. */
export async function restoreActivity(tx: Tx, actor: Actor, id: string) {
  const activity = await lockActivity(tx, id)
  await transition(tx, activityStatus, activity, 'restore', actor)
  await announce(tx, 'activity.restored', { activityId: id, actorId: actor.id })
}
