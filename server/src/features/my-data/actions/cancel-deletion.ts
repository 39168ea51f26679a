import { deletionStatus } from '@werkplatz/contract/my-data/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { findWaitingDeletion, lockDeletion, stampDeletionEnd } from '../my-data.queries.ts'

/** The account is kept, whoever asked for its end. Where nobody did, there is nothing to do. */
export async function cancelDeletion(tx: Tx, actorId: string, personId: string, now: Date) {
  const waiting = await findWaitingDeletion(tx, personId)
  const row = waiting && (await lockDeletion(tx, waiting.id))
  if (!row) return
  await transition(tx, deletionStatus, row, 'cancelDeletion', { id: actorId })
  await stampDeletionEnd(tx, row.id, now)
}
