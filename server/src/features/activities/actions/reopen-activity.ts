import { activityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { lockActivity } from '../activity.queries.ts'

/** By itself, when a place is free again. Nobody is told: who looks for something finds it among the open ones. */
export async function reopenActivity(tx: Tx, actor: Actor, id: string) {
  await transition(tx, activityStatus, await lockActivity(tx, id), 'reopen', actor)
}
