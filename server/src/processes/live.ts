// The live process: STOMP over WebSocket for browsers.
import { createServer } from 'node:http'

import { inBatches } from '../access/member-batches.ts'
import { listGoodSessions, listMembers } from '../access/member.queries.ts'
import { identity, liveParts } from '../app.ts'
import { openDatabase } from '../db/open.ts'
import { rateLimiter } from '../http/rate-limit.ts'
import { inCase } from '../jobs/in-case.ts'
import { openQueue } from '../jobs/queue.ts'
import { systemClock } from '../lib/clock.ts'
import { watchHealth } from '../lib/health.ts'
import { liveGateway } from '../live/gateway.ts'
import { openBus } from '../outbound/bus.ts'
import { makeProbes } from '../outbound/probes.ts'
import { serveOperations } from './operations.ts'
import { persist, refuseWrongRole, runProcess } from './start.ts'

/** Half-open requests must not hold a place longer than a socket that stays silent. */
const patience = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 }

await runProcess('live', async (config, log) => {
  const onError = (error: Error) => log.warn({ err: error }, 'database')
  const queue = await persist(log, 'queue', () => openQueue(config.DATABASE_URL, onError))
  const database = openDatabase({ connectionString: config.DATABASE_URL, outbox: queue.outbox, onError })
  await refuseWrongRole(log, database.db.query, 'werkplatz_app')
  const bus = await openBus(config.NATS_URL, 'live', log)
  const { postgres, nats } = makeProbes(config, database.pool, bus)
  const health = watchHealth({ postgres, nats }, ['postgres'])
  const find = inBatches((sessionIds) => listMembers(database.db, sessionIds))
  const limiter = rateLimiter(database.pool, systemClock)
  const kept = inCase(queue, log)
  const gateway = liveGateway({
    log,
    bus,
    authenticator: identity(config, database.db, systemClock, find).authenticator,
    goodSessions: (sessions) => listGoodSessions(database.db, sessions),
    allowedOrigins: [new URL(config.PUBLIC_URL).origin],
    parts: liveParts({ ...database, limiter, bus, inCase: kept }),
  })
  const server = createServer(patience, (_request, response) => void response.writeHead(404).end())
  gateway.attach(server)
  await new Promise<void>((resolve) => server.listen(config.LIVE_PORT, config.LIVE_HOST, resolve))
  const operations = await serveOperations(health, config.OPERATIONS_HOST, config.LIVE_OPERATIONS_PORT)
  log.info('ready')
  return {
    beginStop: () => health.beginStop(),
    stop: async () => {
      await gateway.stop()
      server.close()
      health.stop()
      operations.close()
      limiter.stop()
      await kept.stop()
      await Promise.allSettled([queue.stop(), bus.close()])
      await database.close()
    },
  }
})
