// Announcing: the event is stored as a job in the same transaction as the change, so it exists exactly when the change
// does. The worker delivers it to the listeners after the commit.
import { events, type EventName, type EventPayload } from '@werkplatz/contract/events.ts'

import type { Tx } from './handles.ts'

export const EVENT_QUEUE = 'event'

export interface AnnouncedEvent {
  event: EventName
  payload: object
}

/** Only actions call this. Parsing keeps what leaves the transaction to what the contract names. */
export async function announce<N extends EventName>(tx: Tx, event: N, payload: EventPayload<N>) {
  const announced: AnnouncedEvent = { event, payload: events[event].payload.parse(payload) }
  await tx.outbox.enqueue(tx, EVENT_QUEUE, [announced])
}

/** The same event for many, in one statement. */
export async function announceAll<N extends EventName>(tx: Tx, event: N, payloads: readonly EventPayload<N>[]) {
  if (payloads.length === 0) return
  const { payload } = events[event]
  const announced = payloads.map((one): AnnouncedEvent => ({ event, payload: payload.parse(one) }))
  await tx.outbox.enqueue(tx, EVENT_QUEUE, announced)
}

/** Background work that belongs to this change and no other feature needs to hear of. */
export async function enqueue(tx: Tx, job: { name: string }, data: object, startAfter?: Date) {
  await tx.outbox.enqueue(tx, job.name, [data], startAfter && { startAfter })
}

/** Work for one person: a worker does only so much of it at once (`perPerson`), however much the person asks for. */
export async function enqueueFor(tx: Tx, personId: string, job: { name: string }, data: object) {
  await tx.outbox.enqueue(tx, job.name, [data], { group: personId })
}

/** The same for many at once, in one statement. */
export async function enqueueAll(tx: Tx, job: { name: string }, data: readonly object[]) {
  if (data.length) await tx.outbox.enqueue(tx, job.name, data)
}

const GRACE_MS = 5_000

/**
 * Work that the caller means to do itself right after the commit: the job is only for the case that it cannot, and is
 * taken back by its id once the work is done (`takeBack` of the queue).
 */
export async function enqueueInCase(tx: Tx, job: { name: string }, id: string, data: object) {
  await tx.outbox.enqueue(tx, job.name, [data], { id, startAfter: new Date(Date.now() + GRACE_MS) })
}
