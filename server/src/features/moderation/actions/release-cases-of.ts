import { reportStatus } from '@werkplatz/contract/moderation/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { lockTakenBy, updateTaker } from '../case.queries.ts'

/** A person who leaves or loses the role decides no case any more: others may take what they had taken. */
export async function releaseCasesOf(tx: Tx, actor: Actor, personId: string) {
  for (const taken of await lockTakenBy(tx, personId)) {
    await transition(tx, reportStatus, taken, 'release', actor, { takerLeft: personId })
    await updateTaker(tx, taken.id, null)
  }
}
