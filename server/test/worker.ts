// A real worker in the test's process, on the test's database, with a bus that writes down what was said.

import { loadConfig } from '../src/config.ts'
import { openWorkerQueue, prepareQueues } from '../src/jobs/queue.ts'
import type { WorkerParts } from '../src/jobs/run-worker.ts'
import { queueNames, runWorker } from '../src/jobs/run-worker.ts'
import { systemClock, type Clock } from '../src/lib/clock.ts'
import { makeLog, type Log } from '../src/lib/log.ts'
import type { Bus } from '../src/outbound/bus.ts'
import { openOutbound } from '../src/outbound/open-outbound.ts'
import type { Outbound } from '../src/outbound/outbound.ts'
import type { TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'

export function recordingBus(): Bus & { said: { subject: string; message: object }[] } {
  const said: { subject: string; message: object }[] = []
  return {
    said,
    publish: (subject, message) => void said.push({ subject, message }),
    subscribe() {},
    onReconnect() {},
    isUp: () => true,
    close: async () => {},
  }
}

/** What a test puts in the place of the real thing; a bus that only writes down unless said otherwise. */
export interface WorkerStandIns extends Partial<Outbound> {
  clock?: Clock
  log?: Log
}

export async function testWorker(data: TestDatabase, parts: WorkerParts, standIns: WorkerStandIns = {}) {
  await prepareQueues(data.urls.DATABASE_OWNER_URL, queueNames(parts))
  const queue = await openWorkerQueue(data.url, () => {})
  const bus = recordingBus()
  const config = loadConfig(process.env)
  const { clock = systemClock, log = makeLog('worker', 'silent'), ...instead } = standIns
  const outbound = openOutbound(config, bus)
  const ctx = {
    db: data.db,
    settled: data.settled,
    begin: data.begin,
    outbound: { ...outbound, ...instead },
    clock,
    log,
    config,
  }
  await runWorker(queue.boss, ctx, parts)
  atEndOfFile(async () => {
    await queue.stop()
    outbound.close()
  })
  return { bus, boss: queue.boss, ctx }
}
