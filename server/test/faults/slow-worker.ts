// A worker whose only job writes down that it began and, if told so, never ends: to be killed in the middle.
import pg from 'pg'
import { z } from 'zod'

import { loadConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open.ts'
import { defineJob } from '../../src/jobs/definitions.ts'
import { openWorkerQueue } from '../../src/jobs/queue.ts'
import { runWorker } from '../../src/jobs/run-worker.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { makeLog } from '../../src/lib/log.ts'
import { openOutbound } from '../../src/outbound/open-outbound.ts'
import { recordingBus } from '../worker.ts'

const connectionString = process.env.DATABASE_WORKER_URL!
const hangs = process.env.HANG === 'yes'
const witness = new pg.Client({ connectionString })
await witness.connect()

export const slowJob = defineJob({
  name: 'test-slow',
  payload: z.object({}),
  run: async () => {
    await witness.query('insert into witness (what) values ($1)', [hangs ? 'began' : 'done'])
    if (hangs) await new Promise(() => {})
  },
})

const queue = await openWorkerQueue(connectionString, () => {})
const database = openDatabase({ connectionString, outbox: queue.outbox })
await runWorker(
  queue.boss,
  {
    db: database.db,
    settled: database.settled,
    begin: database.begin,
    outbound: openOutbound(loadConfig(process.env), recordingBus()),
    clock: systemClock,
    log: makeLog('slow', 'silent'),
    config: loadConfig(process.env),
  },
  { jobs: [slowJob], listeners: [] },
)
