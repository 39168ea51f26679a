// One id from the call to everything that comes of it: answer, jobs, live messages, log lines, transactions.
import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { openDatabase } from '../src/db/open.ts'
import { enqueue } from '../src/db/outbox.ts'
import { defineJob, listen } from '../src/jobs/definitions.ts'
import { makeLog } from '../src/lib/log.ts'
import { currentTrace, traced } from '../src/lib/trace.ts'
import { channelOf, publishLive } from '../src/live/channels.ts'
import { httpNode, testApp, type TestApp } from './app.ts'
import { atEndOfFile } from './end-of-file.ts'
import { eventually } from './eventually.ts'
import { newScene, type Scene } from './people.ts'
import { testWorker } from './worker.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('the id of a call', () => {
  const given = randomUUID()
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`
  const dashed = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'
  const proxied = { 'x-forwarded-for': '203.0.113.9' }
  const idOf = async (headers: Record<string, string>, server = app.server) =>
    (await server.inject({ url: '/api/v1/auth/check', headers })).headers['x-request-id']

  test('is the one that a proxy of ours has given it', async () => {
    expect(await idOf({ ...proxied, 'x-request-id': given })).toBe(given)
    expect(await idOf({ ...proxied, traceparent })).toBe(dashed)
    expect(await idOf({ ...proxied, traceparent, 'x-request-id': given })).toBe(dashed)
    expect(await idOf({ ...proxied, traceparent: 'nonsense', 'x-request-id': given })).toBe(given)
  })

  test('is our own if it has not the shape of one', async () => {
    const odd = ['x', `${given}\t`, given.toUpperCase(), '00000000-0000-0000-0000-000000000000', `'; drop table x; --`]
    for (const id of odd) {
      const answered = await idOf({ ...proxied, 'x-request-id': id })
      expect(answered).toMatch(/^[0-9a-f-]{36}$/)
      expect(answered).not.toBe(id)
    }
  })

  test('is our own if anybody else has sent it', async () => {
    const { server } = await httpNode(app, app.clock, app.logged, { trustProxy: ['10.7.7.7'] })
    for (const headers of [{ 'x-request-id': given }, { traceparent }]) {
      expect([given, dashed]).not.toContain(await idOf(headers))
      expect([given, dashed]).not.toContain(await idOf({ ...proxied, ...headers }, server))
    }
  })
})

test('a job, the jobs that come of it, their log lines and live messages lead back to the call', async () => {
  const follow = { name: 'test-follow' }
  const seen: (string | undefined)[] = []
  const logged: string[] = []
  const log = makeLog('worker', 'info', { write: (line) => void logged.push(line) })
  const { bus } = await testWorker(
    app,
    {
      listeners: [
        listen('session.ended', 'test-trace', async (ctx, { personId, sessionId }) => {
          ctx.log.info('heard')
          publishLive(ctx.outbound.bus, channelOf('notificationRead', personId), 'notificationRead', sessionId)
          await ctx.begin((tx) => enqueue(tx, follow, { sessionId }))
        }),
      ],
      jobs: [
        defineJob({
          ...follow,
          payload: z.strictObject({ sessionId: z.uuid() }),
          run: async (ctx) => {
            seen.push(currentTrace()?.requestId)
            ctx.log.info('followed')
          },
        }),
      ],
    },
    { log },
  )
  const before = Date.now()
  const { headers } = await app.call('logOut', { as: scene.noah })
  const requestId = String(headers['x-request-id'])
  await eventually(() => expect(seen).toEqual([requestId]))
  const lines = logged.map((line) => JSON.parse(line) as { msg: string; requestId?: string })
  expect(lines.map(({ msg, requestId: id }) => [msg, id])).toEqual([
    ['heard', requestId],
    ['followed', requestId],
  ])
  const said = bus.said.find(({ subject }) => subject === `live.notificationRead.${scene.noah.id}`)
  expect(said?.message).toMatchObject({ trace: { requestId, since: expect.any(Number) } })
  const { since } = (said!.message as { trace: { since: number } }).trace
  expect(since).toBeGreaterThanOrEqual(before)
  expect(since).toBeLessThanOrEqual(Date.now())
})

describe('in the database', () => {
  const narrow = () => {
    const database = openDatabase({
      connectionString: app.urls.DATABASE_URL,
      outbox: app.queue.outbox,
      poolSize: 1,
      readerConnections: 1,
      patienceMs: 30_000,
    })
    atEndOfFile(() => database.close())
    return database
  }
  const lea = { id: randomUUID(), companyId: randomUUID(), isPlatform: false }

  test('a transaction bears the id of its call while it runs, for nobody and for a caller', async () => {
    const { begin, as } = narrow()
    const nameIn = (start: typeof begin) =>
      start(
        async (tx) =>
          (await sql<{ name: string }>`select current_setting('application_name') name`.execute(tx)).rows[0]!.name,
      )
    const requestId = randomUUID()
    for (const start of [begin, as(lea).begin]) {
      expect(await traced({ requestId }, () => nameIn(start))).toBe(`werkplatz ${requestId}`)
      expect(await nameIn(start)).toBe('werkplatz')
    }
    // Whatever somebody takes for a trace, no statement is made of it.
    expect(await traced({ requestId: `x'; select 1; --` }, () => nameIn(begin))).toBe('werkplatz')
  })

  test('no statement’s text depends on the call: each is prepared once, however many calls come', async () => {
    const { db, begin, as } = narrow()
    const kept = 'select count(*)::int as n from pg_prepared_statements where $1::int = 1'
    const round = () =>
      traced({ requestId: randomUUID() }, async () => {
        await as(lea).db.selectFrom('notification').select('id').where('recipient_id', '=', lea.id).execute()
        const inTransaction = await as(lea).begin(async (tx) => {
          await tx.selectFrom('file').select('id').where('id', '=', lea.id).execute()
          return (
            await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements where ${1}::int = 1`.execute(
              tx,
            )
          ).rows[0]!.n
        })
        return { inReads: (await db.query<{ n: number }>(kept, [1]))[0]!.n, inTransaction }
      })
    await begin(async () => {})
    await round()
    const first = await round()
    for (let call = 0; call < 20; call += 1) expect(await round()).toEqual(first)
  })
})
