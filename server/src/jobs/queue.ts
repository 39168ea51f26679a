// pg-boss, tuned: its defaults starve a queue and notice a killed worker only after minutes (docs/decisions).
import { fromKysely, PgBoss } from 'pg-boss'

import type { Outbox } from '../db/handles.ts'
import { currentTrace, type Trace } from '../lib/trace.ts'

export const DEAD_QUEUE = 'dead'

/** A dead worker is noticed after at most heartbeat + monitor interval = 40 s; its job is then free for another. */
const queueDefaults = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 20,
  expireInSeconds: 900,
  // Every look after dead workers reads all that is kept: an hour of it, not a week. What failed is kept in `dead`.
  deleteAfterSeconds: 3600,
  notify: true,
  deadLetter: DEAD_QUEUE,
}

export interface QueueClient {
  boss: PgBoss
  outbox: Outbox
  /** Jobs `in case` whose work is done: they need not run. One that runs all the same repeats the work. */
  takeBack: (queue: string, ids: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

/** Queues of jobs that whoever put them in may take back. */
export const IN_CASE = 'in-case.'

/** http and live put jobs in and read none of them: what waits there is about other people. */
const GRANTS = `
  create or replace function pgboss.take_back(queue text, ids uuid[]) returns void
    language sql security definer set search_path = '' as $$
      delete from pgboss.job
      where name = queue and queue like '${IN_CASE}%' and id = any (ids) and state = 'created'
    $$;
  revoke all on function pgboss.take_back from public;
  grant execute on function pgboss.take_back to werkplatz_app, werkplatz_worker;
  grant usage on schema pgboss to werkplatz_app;
  grant select on pgboss.version, pgboss.queue to werkplatz_app;
  grant insert, select (id, name, start_after) on pgboss.job, pgboss.job_common to werkplatz_app;
  grant select, insert, update, delete on all tables in schema pgboss to werkplatz_worker;
  grant usage on all sequences in schema pgboss to werkplatz_worker;`

/** As the owner: creates the queue's tables, one queue per name, and the rights to them; idempotent. */
export async function prepareQueues(connectionString: string, names: readonly string[]) {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue(DEAD_QUEUE, { retentionSeconds: 90 * 24 * 3600 })
    for (const name of names) {
      await boss.createQueue(name, queueDefaults)
      await boss.updateQueue(name, queueDefaults)
    }
    await boss.getDb().executeSql(GRANTS)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** For processes that only enqueue. Every job goes through the caller's transaction. */
export async function openQueue(connectionString: string, onError: (error: Error) => void): Promise<QueueClient> {
  const boss = new PgBoss({
    connectionString,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 1,
  })
  return startQueue(boss, onError)
}

/** For the worker: fetches jobs, watches heartbeats, fires schedules. */
export async function openWorkerQueue(connectionString: string, onError: (error: Error) => void): Promise<QueueClient> {
  const boss = new PgBoss({
    connectionString,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    maintenanceIntervalSeconds: 300,
    max: 6,
  })
  return startQueue(boss, onError)
}

/** Beside what the job is about: which call it goes back to, and when that changed something. */
export const TRACE = '$trace'

function withTrace(data: object, startAfter?: Date): object {
  const trace = currentTrace()
  if (!trace) return data
  const since = startAfter?.getTime() ?? Date.now()
  return { ...data, [TRACE]: { requestId: trace.requestId, since } satisfies Trace }
}

async function startQueue(boss: PgBoss, onError: (error: Error) => void): Promise<QueueClient> {
  boss.on('error', onError)
  await boss.start()
  return {
    boss,
    outbox: {
      async enqueue(tx, queue, data, { startAfter, group, id } = {}) {
        const traced = data.map((one) => withTrace(one, startAfter))
        const later = { ...(startAfter && { startAfter }), ...(group && { group: { id: group } }) }
        if (data.length === 1) await boss.send(queue, traced[0]!, { ...later, ...(id && { id }), db: fromKysely(tx) })
        else
          await boss.insert(
            queue,
            traced.map((one) => ({ data: one, ...later })),
            { db: fromKysely(tx) },
          )
      },
    },
    takeBack: async (queue, ids) =>
      void (await boss.getDb().executeSql('select pgboss.take_back($1, $2)', [queue, ids])),
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  }
}
