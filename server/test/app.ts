// The whole http process in the test's own process, on its own database, with a clock the test can move.
import type { FastifyInstance } from 'fastify'

import { appHandlers, doorOf, identity, type Identity } from '../src/app.ts'
import { loadConfig, type Config } from '../src/config.ts'
import { openDatabase } from '../src/db/open.ts'
import { openSession } from '../src/features/accounts/actions/open-session.ts'
import type { Handler } from '../src/http/handlers.ts'
import { rateLimiter } from '../src/http/rate-limit.ts'
import { buildServer, type HttpOptions } from '../src/http/server.ts'
import type { Clock } from '../src/lib/clock.ts'
import { makeLog } from '../src/lib/log.ts'
import { openDocuments, type Documents } from '../src/outbound/documents/documents.ts'
import { caller, sender, type Call, type Send } from './call.ts'
import { movableClock } from './clock.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'
import type { Person } from './people.ts'

export interface TestApp extends TestDatabase {
  server: FastifyInstance
  /** What the server was built with, to build another one that differs in one point. */
  httpOptions: HttpOptions
  identity: Identity
  documents: Documents
  config: Config
  clock: ReturnType<typeof movableClock>
  /** Every log line written so far. */
  logged: string[]
  /** A call of the contract by its name, typed by its route. */
  call: Call
  /** For what is no call of the contract: an address nobody serves, a body that is no JSON. */
  send: Send
  /** A token of a fresh session, without going through the login page. */
  tokenOf(person: Person): Promise<string>
  sessionOf(person: Person): Promise<{ token: string; sessionId: string; cookie: string }>
}

interface NodeOptions {
  extra?: readonly Handler[]
  trustProxy?: string[]
  replicaUrl?: string
}

/** One http node: the server with everything it keeps in memory and connections of its own. */
export async function httpNode(
  data: TestDatabase,
  clock: Clock,
  logged: string[],
  { extra = [], trustProxy = ['127.0.0.1'], replicaUrl }: NodeOptions = {},
) {
  const config = loadConfig(process.env)
  const log = makeLog('test', 'debug', { write: (line) => void logged.push(line) })
  // The server has the rights of the real one; the test beside it sees everything.
  const served = openDatabase({
    connectionString: data.urls.DATABASE_URL,
    replica: replicaUrl === undefined ? undefined : { connectionString: replicaUrl, role: 'werkplatz_app' },
    outbox: data.queue.outbox,
    // Shared machines stand still for seconds; that a node gives up soon is tested where it is the point.
    patienceMs: 30_000,
  })
  const who = identity(config, served.db, clock)
  const limiter = rateLimiter(served.pool, clock)
  const documents = openDocuments()
  const httpOptions: HttpOptions = {
    log,
    limiter,
    data: served,
    authenticator: who.authenticator,
    devices: who.devices,
    handlers: [...(await appHandlers(config, who, documents, clock)), ...extra],
    checkAnswers: true,
    trustProxy,
    withReference: true,
    storageOrigin: new URL(config.S3_ENDPOINT).origin,
    door: doorOf(config, clock),
  }
  const server = await buildServer(httpOptions)
  await server.ready()
  atEndOfFile(async () => {
    limiter.stop()
    documents.close()
    await server.close()
    await served.close()
  })
  return { server, httpOptions, config, who, documents }
}

export async function testApp(extra: readonly Handler[] = []): Promise<TestApp> {
  const data = await testDatabase()
  const clock = movableClock()
  const logged: string[] = []
  const { server, httpOptions, config, who, documents } = await httpNode(data, clock, logged, { extra })
  const sessionOf = async (person: Person) => {
    const secret = Buffer.from(config.SESSION_SECRET, 'base64')
    const session = await data.begin((tx) => openSession(tx, secret, person.id, { userAgent: 'test', isKnown: true }))
    const { accessToken } = await who.tokens.sign(session.sessionId, person.id)
    return { token: accessToken, sessionId: session.sessionId, cookie: session.refreshToken }
  }
  const tokenOf = async (person: Person) => (await sessionOf(person)).token
  const send = sender(server)
  return {
    ...data,
    server,
    httpOptions,
    identity: who,
    documents,
    config,
    clock,
    logged,
    sessionOf,
    tokenOf,
    call: caller(send, tokenOf),
    send,
  }
}

/** The app's own node and a second one with its own connections, both listening: what a load balancer would choose from. */
export async function twoNodes(app: TestApp): Promise<[string, string]> {
  const { server } = await httpNode(app, app.clock, app.logged)
  return [await app.server.listen({ port: 0 }), await server.listen({ port: 0 })]
}
