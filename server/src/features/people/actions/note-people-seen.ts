import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { noteSeen } from '../person.queries.ts'

/** Enough for a day's work, too few to copy the directory of minors (T29). */
const MOST_AN_HOUR = 200
const HOUR_MS = 3_600_000

/** Refuses, and with it forgets this search, once the caller has come across too many different people within an hour. */
export async function notePeopleSeen(tx: Tx, me: Member, ids: readonly string[], now: Date) {
  const { seen, first } = await noteSeen(tx, me.id, ids, now, new Date(now.getTime() - HOUR_MS))
  if (seen <= MOST_AN_HOUR) return
  const retryAfter = Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1000))
  throw new Refusal('too_many_requests', { retryAfter, signals: ['bulk_read'], personId: me.id, seen })
}
