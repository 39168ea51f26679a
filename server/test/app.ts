// The whole http process in the test's own process, on its own database, with a clock the test can move.
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'

import { appHandlers, identity, type Identity } from '../src/app.ts'
import { loadConfig, type Config } from '../src/config.ts'
import { openSession } from '../src/features/accounts/actions/open-session.ts'
import type { Handler } from '../src/http/handlers.ts'
import { rateLimiter } from '../src/http/rate-limit.ts'
import { buildServer } from '../src/http/server.ts'
import { makeLog } from '../src/lib/log.ts'
import { openDocuments, type Documents } from '../src/outbound/documents/documents.ts'
import { movableClock } from './clock.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import type { Person } from './people.ts'

export interface Reply {
  status: number
  body: unknown
  headers: Record<string, unknown>
  cookie: string | undefined
}

export interface TestApp extends TestDatabase {
  server: FastifyInstance
  identity: Identity
  documents: Documents
  config: Config
  clock: ReturnType<typeof movableClock>
  /** Every log line written so far. */
  logged: string[]
  send(options: Omit<InjectOptions, 'url'> & { url: string; token?: string; cookie?: string }): Promise<Reply>
  /** A token of a fresh session, without going through the login page. */
  tokenOf(person: Person): Promise<string>
  sessionOf(person: Person): Promise<{ token: string; sessionId: string; cookie: string }>
}

const healthy = {
  answer: () => ({ status: 200 as const, body: { state: 'ready' as const, services: {} } }),
  beginStop() {},
  stop() {},
}

export async function testApp(extra: readonly Handler[] = []): Promise<TestApp> {
  const data = await testDatabase()
  const config = loadConfig(process.env)
  const clock = movableClock()
  const logged: string[] = []
  const log = makeLog('test', 'debug', { write: (line) => void logged.push(line) })
  const who = identity(config, data.db, clock)
  const limiter = rateLimiter(data.pool, clock)
  const documents = openDocuments()
  const server = await buildServer({
    log,
    health: healthy,
    limiter,
    data,
    authenticator: who.authenticator,
    handlers: [...(await appHandlers(config, who, documents, clock)), ...extra],
    checkAnswers: true,
    trustProxy: ['127.0.0.1'],
    storageOrigin: new URL(config.S3_ENDPOINT).origin,
  })
  await server.ready()
  afterAll(async () => {
    limiter.stop()
    documents.close()
    await server.close()
  })
  const sessionOf = async (person: Person) => {
    const secret = Buffer.from(config.SESSION_SECRET, 'base64')
    const session = await data.begin((tx) => openSession(tx, secret, person.id, 'test'))
    const { accessToken } = await who.tokens.sign(session.sessionId, person.id)
    return { token: accessToken, sessionId: session.sessionId, cookie: session.refreshToken }
  }
  return {
    ...data,
    server,
    identity: who,
    documents,
    config,
    clock,
    logged,
    sessionOf,
    tokenOf: async (person) => (await sessionOf(person)).token,
    async send({ token, cookie, ...options }) {
      const headers = {
        ...options.headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie: `__Secure-werkplatz-refresh=${cookie}` }),
      }
      const response = await server.inject({ ...options, url: `/api${options.url}`, headers })
      const text = response.body
      return {
        status: response.statusCode,
        body: text && /json/.test(String(response.headers['content-type'])) ? (JSON.parse(text) as unknown) : text,
        headers: response.headers,
        cookie: response.cookies.find((one) => one.name === '__Secure-werkplatz-refresh')?.value,
      }
    },
  }
}
