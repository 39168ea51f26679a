import type { Tx } from '../../../db/open.ts'
import { addReserved } from '../activity.queries.ts'

/** Somebody who was accepted is out again. The caller holds the activity's lock. */
export async function freeSlot(tx: Tx, id: string) {
  await addReserved(tx, id, -1)
}
