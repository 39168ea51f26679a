// Members of many sessions in one query. When a live node dies its thousands of clients sign in at another within
// seconds: one query each would queue for longer than a query may take, fail, and bring them all back again.
import type { MemberRow } from './member.ts'

export type FindMember = (sessionId: string) => Promise<MemberRow | undefined>

const BATCH = 1_000

/** One question at a time; who comes meanwhile is in the next. Alone, nobody waits. */
export function inBatches(listMembers: (sessionIds: readonly string[]) => Promise<MemberRow[]>): FindMember {
  const waiting = new Map<string, PromiseWithResolvers<MemberRow | undefined>>()
  let isRunning = false

  const ask = async () => {
    const batch = [...waiting].slice(0, BATCH)
    for (const [sessionId] of batch) waiting.delete(sessionId)
    try {
      const rows = await listMembers(batch.map(([sessionId]) => sessionId))
      const found = new Map(rows.map((row) => [row.session_id, row]))
      for (const [sessionId, { resolve }] of batch) resolve(found.get(sessionId))
    } catch (error) {
      for (const [, { reject }] of batch) reject(error)
    }
  }
  const run = async () => {
    isRunning = true
    while (waiting.size) await ask()
    isRunning = false
  }

  return (sessionId) => {
    const known = waiting.get(sessionId) ?? Promise.withResolvers<MemberRow | undefined>()
    waiting.set(sessionId, known)
    if (!isRunning) void run()
    return known.promise
  }
}
