// The worker process: background jobs, event delivery and schedules.
import { workerParts } from '../app.ts'
import { openDatabase } from '../db/open.ts'
import { watchQueues } from '../jobs/queue-figures.ts'
import { DEAD_QUEUE, openWorkerQueue } from '../jobs/queue.ts'
import { queueNames, runWorker } from '../jobs/run-worker.ts'
import { systemClock } from '../lib/clock.ts'
import { watchHealth } from '../lib/health.ts'
import { fileConfinement } from '../lib/metrics.ts'
import { openBus } from '../outbound/bus.ts'
import { openOutbound } from '../outbound/open-outbound.ts'
import { makeProbes } from '../outbound/probes.ts'
import { serveOperations } from './operations.ts'
import { persist, refuseWrongRole, replicaAt, runProcess } from './start.ts'

await runProcess('worker', async (config, log) => {
  const onError = (error: Error) => log.warn({ err: error }, 'database')
  const queue = await persist(log, 'queue', () => openWorkerQueue(config.DATABASE_WORKER_URL, onError))
  const database = openDatabase({
    connectionString: config.DATABASE_WORKER_URL,
    replica: replicaAt(config.DATABASE_WORKER_REPLICA_URL, 'werkplatz_worker'),
    outbox: queue.outbox,
    onError,
  })
  await refuseWrongRole(log, database.db.query, 'werkplatz_worker')
  const bus = await openBus(config.NATS_URL, 'worker', log)
  const outbound = openOutbound(config, bus)
  const by = await outbound.inspector.warm()
  fileConfinement.set({ by }, 1)
  if (by === 'bubblewrap') log.info({ by }, 'uploaded files are opened in a sandbox')
  else log.warn({ by }, 'uploaded files are opened without a full sandbox: bubblewrap is missing or not allowed here')
  const health = watchHealth(makeProbes(config, database.pool, bus), ['postgres'])
  await runWorker(
    queue.boss,
    { db: database.db, settled: database.settled, begin: database.begin, outbound, clock: systemClock, log, config },
    workerParts,
  )
  const figures = watchQueues(queue.boss, [...queueNames(workerParts), DEAD_QUEUE], log)
  const operations = await serveOperations(health, config.WORKER_HOST, config.WORKER_PORT)
  log.info('ready')
  return {
    beginStop: () => health.beginStop(),
    stop: async () => {
      figures.stop()
      await queue.stop()
      health.stop()
      operations.close()
      outbound.close()
      await bus.close()
      await database.close()
    },
  }
})
