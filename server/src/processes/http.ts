// The http process: REST, the API reference and the built web app.
import { appHandlers, doorOf, identity } from '../app.ts'
import { openDatabase } from '../db/open.ts'
import { rateLimiter } from '../http/rate-limit.ts'
import { servesReference } from '../http/reference.ts'
import { buildServer } from '../http/server.ts'
import { openQueue } from '../jobs/queue.ts'
import { systemClock } from '../lib/clock.ts'
import { watchHealth } from '../lib/health.ts'
import { sessionEndedSubject } from '../live/subjects.ts'
import { openBus } from '../outbound/bus.ts'
import { openDocuments } from '../outbound/documents/documents.ts'
import { makeProbes } from '../outbound/probes.ts'
import { serveOperations } from './operations.ts'
import { persist, refuseWrongRole, replicaAt, runProcess } from './start.ts'

await runProcess('http', async (config, log) => {
  const onError = (error: Error) => log.warn({ err: error }, 'database')
  const queue = await persist(log, 'queue', () => openQueue(config.DATABASE_URL, onError))
  const database = openDatabase({
    connectionString: config.DATABASE_URL,
    replica: replicaAt(config.DATABASE_REPLICA_URL, 'werkplatz_app'),
    outbox: queue.outbox,
    onError,
  })
  await refuseWrongRole(log, database.db.query, 'werkplatz_app')
  const bus = await openBus(config.NATS_URL, 'http', log)
  const who = identity(config, database.db, systemClock)
  bus.subscribe(sessionEndedSubject, (message) =>
    who.authenticator.forget((message as { sessionId: string }).sessionId),
  )
  bus.onReconnect(() => who.authenticator.forgetAll())
  const health = watchHealth(makeProbes(config, database.pool, bus), ['postgres'])
  const documents = openDocuments()
  documents.warm()
  const limiter = rateLimiter(database.pool, systemClock)
  const app = await buildServer({
    log,
    limiter,
    data: database,
    authenticator: who.authenticator,
    devices: who.devices,
    handlers: await appHandlers(config, who, documents),
    checkAnswers: config.NODE_ENV !== 'production',
    trustProxy: config.TRUST_PROXY,
    withReference: servesReference(config),
    webRoot: config.WEB_ROOT,
    storageOrigin: new URL(config.S3_ENDPOINT).origin,
    door: doorOf(config, systemClock),
  })
  await app.listen({ host: config.HTTP_HOST, port: config.HTTP_PORT })
  const operations = await serveOperations(health, config.OPERATIONS_HOST, config.HTTP_OPERATIONS_PORT)
  return {
    beginStop: () => health.beginStop(),
    stop: async () => {
      await app.close()
      documents.close()
      limiter.stop()
      health.stop()
      operations.close()
      await Promise.allSettled([limiter.exchange(), queue.stop(), bus.close()])
      await database.close()
    },
  }
})
