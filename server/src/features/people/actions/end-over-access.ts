import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { actForCompany, lockOver, stampBlocked, stampNear } from '../admin/last-day.queries.ts'
import { findPersonFacts, lockRights } from '../admin/person-rights.queries.ts'
import { isFitReceiver } from '../admin/refuse-receiver.ts'
import { endAccess } from './deactivate-person.ts'

/**
 * Deactivates a person whose last day has passed, as the officer would have by hand. A receiver who can no longer take
 * over counts as none, so access ends if nothing is left to hand over. Does nothing if the day was moved meanwhile.
 */
export async function endOverAccess(tx: Tx, id: string, today: string) {
  await lockRights(tx)
  const over = await lockOver(tx, id, today)
  const person = over && (await findPersonFacts(tx, id))
  if (!over || !person) return
  await actForCompany(tx, person.company_id)
  const isFit = over.receiver_id !== null && (await isFitReceiver(tx, person, over.receiver_id))
  const by = { actor: { id: null }, deciderId: over.set_by ?? id }
  await endAccess(tx, by, person, isFit ? over.receiver_id : null, { lastDay: over.last_day })
}

/** Notifies the education officers once that access could not end; each run of the job tries again. */
export async function tellBlocked(tx: Tx, id: string, today: string, now: Date) {
  const lastDay = await stampBlocked(tx, id, today, now)
  if (lastDay) await announce(tx, 'person.lastDayBlocked', { personId: id, lastDay })
}

/** Reminds once for each number of days before. */
export async function tellNear(tx: Tx, id: string, today: string, days: number): Promise<boolean> {
  const lastDay = await stampNear(tx, id, today, days)
  if (lastDay) await announce(tx, 'person.lastDayNear', { personId: id, lastDay })
  return lastDay !== undefined
}
