import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { addReserved, stampLastApplication, type ActivityFacts } from '../activity.queries.ts'

// What applications change in their activity. The caller holds the activity's lock.

/** Somebody was accepted: the last slot is given once. */
export async function takeSlot(tx: Tx, { id, status, slots, reserved }: ActivityFacts) {
  if (status !== 'PUBLISHED' && status !== 'ONGOING') throw new Refusal('activity_not_open', { status })
  if (slots > 0 && reserved >= slots) throw new Refusal('activity_full', { slots })
  await addReserved(tx, id, 1)
}

/** Somebody who was accepted is out again. */
export async function freeSlot(tx: Tx, id: string) {
  await addReserved(tx, id, -1)
}

/** Somebody applied: it is no longer among those nobody asks about. */
export async function noteApplication(tx: Tx, id: string, at: Date) {
  await stampLastApplication(tx, id, at)
}
