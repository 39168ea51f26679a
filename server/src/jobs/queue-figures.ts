// How much waits in each queue, asked now and then by every worker: an index over what waits answers, however much is done.
import type { PgBoss } from 'pg-boss'

import type { Log } from '../lib/log.ts'
import { queueOldestSeconds, queueWaiting } from '../lib/metrics.ts'

const EVERY_MS = 15_000

interface Waiting {
  name: string
  waiting: number
  oldest: number
}

/** What begins later does not wait yet. */
const WAITING = `
  select name, count(*)::int as waiting,
    extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as oldest
  from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name`

export async function noteQueues(boss: PgBoss, queues: readonly string[]) {
  const { rows } = (await boss.getDb().executeSql(WAITING, [])) as { rows: Waiting[] }
  const found = new Map(rows.map((row) => [row.name, row]))
  for (const queue of queues) {
    const { waiting = 0, oldest = 0 } = found.get(queue) ?? {}
    queueWaiting.set({ queue }, waiting)
    queueOldestSeconds.set({ queue }, Math.max(0, oldest))
  }
}

export function watchQueues(boss: PgBoss, queues: readonly string[], log: Log): { stop(): void } {
  const note = () =>
    void noteQueues(boss, queues).catch((error: unknown) => log.warn({ err: error }, 'what waits was not counted'))
  note()
  const timer = setInterval(note, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
