// What a feature tells the worker: jobs it runs and events it listens to.
import type { EventName, EventPayload } from '@werkplatz/contract/events.ts'
import { LISTENER_QUEUES } from '@werkplatz/contract/jobs/words.ts'
import type { z } from 'zod'

import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/handles.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Outbound } from '../outbound/outbound.ts'

/** What background work is handed: the database, the outside world, a clock. It acts as the system. */
export interface WorkContext {
  db: Db
  /** For long reads that must have all that was committed before, but need not be spared a second of age. */
  settled: () => Promise<Db>
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  outbound: Outbound
  clock: Clock
  log: Log
  config: Config
}

/** A job that was given up after all tries. */
export interface BuriedJob {
  /** Of the letter, not of the job. */
  jobId: string
  queue: string
  data: object
  error: unknown
  tries: number
}

export type Bury = (ctx: WorkContext, dead: BuriedJob) => Promise<void>

export interface JobDefinition<S extends z.ZodObject = z.ZodObject> {
  name: string
  payload: S
  /** Runs at least once: a worker that dies is replaced and the job repeated, so it must be idempotent. */
  run: (ctx: WorkContext, data: z.output<S>, jobId: string) => Promise<void>
  /** cron, Europe/Zurich. */
  schedule?: string
  /** How many at once in one worker. */
  concurrency?: number
  /** Each job for itself: a slow one must not hold back the next. Otherwise jobs are fetched and ended in batches. */
  isolated?: true
  /** How many of one person at once in one worker, for jobs that are `isolated` and enqueued for a person. */
  perPerson?: number
}

export const defineJob = <const S extends z.ZodObject>(job: JobDefinition<S>) => job as unknown as JobDefinition

export interface Listener {
  /** Unique; also the name of its queue, so that one listener's failure never repeats another's work. */
  name: string
  event: EventName
  hear: (ctx: WorkContext, payload: never, eventId: string) => Promise<void>
}

export const listen = <N extends EventName>(
  event: N,
  name: string,
  hear: (ctx: WorkContext, payload: EventPayload<N>, eventId: string) => Promise<void>,
): Listener => ({ name, event, hear: hear as Listener['hear'] })

export const listenerQueue = (listener: Listener) => `${LISTENER_QUEUES}${listener.name}`
