// A real worker in the test's process, on the test's database, with a bus that writes down what was said.
import { afterAll } from 'vitest'

import { openWorkerQueue, prepareQueues } from '../src/jobs/queue.ts'
import type { WorkerParts } from '../src/jobs/run-worker.ts'
import { queueNames, runWorker } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { makeLog } from '../src/lib/log.ts'
import type { Bus } from '../src/outbound/bus.ts'
import type { TestDatabase } from './database.ts'

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

/** Speaks on the given bus, or on one that only writes down. */
export async function testWorker(data: TestDatabase, parts: WorkerParts, realBus?: Bus) {
  await prepareQueues(data.url, queueNames(parts))
  const queue = await openWorkerQueue(data.url, () => {})
  const bus = recordingBus()
  const outbound = { bus: realBus ?? bus }
  const log = makeLog('worker', 'silent')
  await runWorker(queue.boss, { db: data.db, begin: data.begin, outbound, clock: systemClock, log }, parts)
  afterAll(() => queue.stop())
  return { bus, boss: queue.boss }
}
