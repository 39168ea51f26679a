// The worker's frame: fetch, run, retry, bury. Knows no feature.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { EventName } from '@werkplatz/contract/events.ts'
import type { Job, PgBoss, WorkOptions } from 'pg-boss'

import { isDatabaseAway } from '../db/away.ts'
import { EVENT_QUEUE, type AnnouncedEvent } from '../db/outbox.ts'
import { withoutAddresses } from '../lib/log.ts'
import { deadJobs, jobSeconds } from '../lib/metrics.ts'
import { readTrace, traced, type Trace } from '../lib/trace.ts'
import { listenerQueue, type Bury, type JobDefinition, type Listener, type WorkContext } from './definitions.ts'
import { DEAD_QUEUE, TRACE } from './queue.ts'

export interface WorkerParts {
  jobs: readonly JobDefinition[]
  listeners: readonly Listener[]
  /** Told of what is given up. */
  bury?: Bury | undefined
}

export const queueNames = ({ jobs, listeners }: WorkerParts): string[] => [
  EVENT_QUEUE,
  ...jobs.map((job) => job.name),
  ...listeners.map(listenerQueue),
]

interface Traced {
  [TRACE]?: Trace
}

interface HeardEvent {
  payload: never
  eventId: string
}

// New jobs are announced by NOTIFY; retries and jobs of a dead worker are only found by asking (default: every 30 s).
// Two workers that ask for each queue every 2 s are 150 statements a second, day and night.
const every = (seconds: number) => ({ pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds })
const polling = every(5)
// A place that becomes free there is filled by asking, too.
const promptPolling = every(2)

export async function runWorker(boss: PgBoss, ctx: WorkContext, parts: WorkerParts) {
  await deliverEvents(boss, parts.listeners)
  for (const listener of parts.listeners) {
    await workOn(boss, ctx, { queue: listenerQueue(listener), batchSize: 10 }, (data) => {
      const { payload, eventId } = data as unknown as HeardEvent
      return listener.hear(ctx, payload, eventId)
    })
  }
  for (const job of parts.jobs) {
    const atOnce = job.concurrency ?? 5
    const each = job.perPerson && { localGroupConcurrency: job.perPerson }
    const fetching = job.isolated
      ? { batchSize: 1, localConcurrency: atOnce, ...each, ...promptPolling }
      : { batchSize: atOnce }
    await workOn(boss, ctx, { queue: job.name, ...fetching }, (data, id) => job.run(ctx, job.payload.parse(data), id))
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Europe/Zurich' })
  }
  await boss.work(DEAD_QUEUE, { ...polling, includeMetadata: true }, async (dead) => {
    for (const job of dead) {
      deadJobs.inc({ queue: job.sourceName ?? DEAD_QUEUE })
      const trace = (job.data as Traced | null)?.[TRACE]
      const from = { queue: job.sourceName, jobId: job.id, output: job.output }
      traced(readTrace(trace), () => ctx.log.error({ alert: true, ...from }, 'a job was given up'))
      await parts.bury?.(ctx, {
        jobId: job.id,
        queue: job.sourceName ?? DEAD_QUEUE,
        data: job.data as object,
        error: job.sourceOutput ?? job.output,
        tries: (job.sourceRetryCount ?? 0) + 1,
      })
    }
  })
}

/** One hop: an announced event becomes one job for each listener, with a fixed id, so that a repeat adds nothing. */
async function deliverEvents(boss: PgBoss, listeners: readonly Listener[]) {
  const byEvent = new Map<EventName, Listener[]>()
  for (const listener of listeners) byEvent.set(listener.event, [...(byEvent.get(listener.event) ?? []), listener])
  await boss.work<AnnouncedEvent & Traced>(
    EVENT_QUEUE,
    { batchSize: 50, burstWhenBatchFull: true, ...polling },
    async (announced) => {
      for (const job of announced) {
        for (const listener of byEvent.get(job.data.event) ?? []) {
          const id = idFrom(job.id, listener.name)
          const { payload, [TRACE]: trace } = job.data
          await boss.send(
            listenerQueue(listener),
            { payload, eventId: job.id, ...(trace && { [TRACE]: trace }) },
            { id },
          )
        }
      }
    },
  )
}

async function workOn(
  boss: PgBoss,
  ctx: WorkContext,
  { queue, ...fetching }: { queue: string; batchSize: number } & WorkOptions,
  run: (data: object, id: string) => Promise<void>,
) {
  const one = (job: Job<Traced>) => {
    const { [TRACE]: trace, ...data } = job.data
    return traced(readTrace(trace), () => attempt(job, data))
  }
  const attempt = async (job: Job<object>, data: object) => {
    const stop = jobSeconds.startTimer({ queue })
    try {
      await whileAway(() => run(data, job.id))
      stop({ outcome: 'done' })
      return { id: job.id, status: 'completed' as const }
    } catch (error) {
      stop({ outcome: 'failed' })
      ctx.log.warn({ queue, jobId: job.id, attempt: job.retryCount + 1, err: error }, 'a job failed')
      return { id: job.id, status: 'failed' as const, output: { message: withoutAddresses((error as Error).message) } }
    }
  }
  // One job's failure must not repeat its neighbours in the batch, so each reports for itself.
  await boss.work(
    queue,
    { burstWhenBatchFull: true, ...polling, ...fetching, perJobResults: true },
    (jobs: Job<Traced>[]) => Promise.all(jobs.map(one)),
  )
}

const AGAIN_MS = 1_000
/** Less than a heartbeat: after that another worker may have the job. */
const AGAIN_FOR_MS = 15_000

/**
 * Nobody can be told that a job failed because the database is away, and it would be free again only when its worker counts as
 * dead. So it is tried again on the spot: a fail-over takes seconds.
 */
async function whileAway(run: () => Promise<void>): Promise<void> {
  for (let giveUpAt = Infinity; ;) {
    try {
      return await run()
    } catch (error) {
      const now = performance.now()
      if (giveUpAt === Infinity) giveUpAt = now + AGAIN_FOR_MS
      if (!isDatabaseAway(error) || now > giveUpAt) throw error
      await pause(AGAIN_MS)
    }
  }
}

/** A stable uuid from two texts. */
function idFrom(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
