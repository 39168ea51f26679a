// A real worker in the test's process, on the test's database, with a bus that writes down what was said.
import { afterAll } from 'vitest'

import { loadConfig } from '../src/config.ts'
import { openWorkerQueue, prepareQueues } from '../src/jobs/queue.ts'
import type { WorkerParts } from '../src/jobs/run-worker.ts'
import { queueNames, runWorker } from '../src/jobs/run-worker.ts'
import { systemClock, type Clock } from '../src/lib/clock.ts'
import { makeLog } from '../src/lib/log.ts'
import type { Bus } from '../src/outbound/bus.ts'
import { openMailer, type Mailer } from '../src/outbound/mail.ts'
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

export interface WorkerStandIns {
  clock?: Clock
  mail?: Mailer
}

export async function testWorker(data: TestDatabase, parts: WorkerParts, standIns: WorkerStandIns = {}) {
  await prepareQueues(data.url, queueNames(parts))
  const queue = await openWorkerQueue(data.url, () => {})
  const bus = recordingBus()
  const log = makeLog('worker', 'silent')
  const config = loadConfig(process.env)
  const { clock = systemClock, mail = openMailer(config.SMTP_URL) } = standIns
  await runWorker(queue.boss, { db: data.db, begin: data.begin, outbound: { bus, mail }, clock, log, config }, parts)
  afterAll(async () => {
    await queue.stop()
    mail.close()
  })
  return { bus, boss: queue.boss }
}
