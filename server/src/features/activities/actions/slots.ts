import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { addReserved, stampLastApplication, type ActivityFacts } from '../activity.queries.ts'
import { lockDue } from '../due.queries.ts'
import { reopenActivity } from './reopen-activity.ts'

// What applications change in their activity. The caller holds the activity's lock.

/** Somebody was accepted: the last slot is given once. */
export async function takeSlot(tx: Tx, { id, status, slots, reserved }: ActivityFacts) {
  if (status !== 'PUBLISHED' && status !== 'ONGOING') throw new Refusal('activity_not_open', { status })
  if (slots > 0 && reserved >= slots) throw new Refusal('activity_full', { slots })
  await addReserved(tx, id, 1)
}

/** Somebody who was accepted is out again: others may apply for the place. */
export async function freeSlot(tx: Tx, id: string, now: Date) {
  await addReserved(tx, id, -1)
  if (await lockDue(tx, { id, verb: 'reopen' }, swissDay(now))) await reopenActivity(tx, { id: null }, id)
}

/** Somebody applied: it is no longer among those nobody asks about. */
export async function noteApplication(tx: Tx, id: string, at: Date) {
  await stampLastApplication(tx, id, at)
}
