// How many different people somebody may come across within an hour, wherever they are listed: search, author cards,
// profiles, people of a company, follows, discover. Feed, comments and chats do not count: a reader would be locked out.
import type { Tx } from '../db/handles.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Member } from './member.ts'
import { noteSeen } from './people-budget.queries.ts'

/** Enough for a day's work, too few to copy the directory of minors (T29). */
const MOST_AN_HOUR = 200
const HOUR_MS = 3_600_000

interface Begins {
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/**
 * Called with whom an answer is about to show. Refuses, and with it forgets this answer, once they are too many. A read
 * has no transaction, so this brings a small one of its own: the route is a `custom` one.
 */
export async function notePeopleSeen({ begin }: Begins, me: Member, ids: readonly string[], now: Date) {
  const others = [...new Set(ids)].filter((id) => id !== me.id)
  if (others.length === 0) return
  await begin(async (tx) => {
    const { seen, first } = await noteSeen(tx, me.id, others, now, new Date(now.getTime() - HOUR_MS))
    if (seen <= MOST_AN_HOUR) return
    const retryAfter = Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1000))
    throw new Refusal('too_many_requests', { retryAfter, signals: ['bulk_read'], personId: me.id, seen })
  })
}
