import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { addReserved, type ActivityFacts } from '../activity.queries.ts'

/** Somebody was accepted. The caller holds the activity's lock: the last slot is given once. */
export async function takeSlot(tx: Tx, { id, status, slots, reserved }: ActivityFacts) {
  if (status !== 'PUBLISHED' && status !== 'ONGOING') throw new Refusal('activity_not_open', { status })
  if (slots > 0 && reserved >= slots) throw new Refusal('activity_full', { slots })
  await addReserved(tx, id, 1)
}
