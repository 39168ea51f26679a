import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { noteSeen } from '../person.queries.ts'

/** Enough for a day's work, too few to copy the directory of minors (T29). */
const MOST_AN_HOUR = 200
const HOUR_MS = 3_600_000

/** Refuses, and with it forgets this search, once the caller has come across too many different people this hour. */
export async function notePeopleSeen(tx: Tx, me: Member, ids: readonly string[], now: Date) {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const seen = await noteSeen(tx, me.id, ids, hour)
  if (seen <= MOST_AN_HOUR) return
  const retryAfter = Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000)
  throw new Refusal('too_many_requests', { retryAfter })
}
