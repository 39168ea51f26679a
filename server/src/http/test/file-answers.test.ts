// Routes that answer a file instead of JSON.
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import type { Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../test/app.ts'
import { newScene, type Scene } from '../../../test/people.ts'
import { syntheticRoute } from '../../../test/synthetic-routes.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Handler } from '../handlers.ts'
import { openApiDocument } from '../openapi.ts'

const file: Route = {
  method: 'GET',
  path: '/v1/synthetic/file',
  summary: 'For this test only.',
  may: 'signedIn',
  statuses: [200],
  file: 'application/pdf',
  errors: ['status_conflict'],
}
const route = (name: string, run: Handler['run'], changes: Partial<Route> = {}) =>
  syntheticRoute(name, { ...file, path: `/v1/synthetic/${name}`, ...changes }, run)

/** What happened to the two endless files. */
const seen = { streamEnded: false, workBegun: false, workEnded: false }

async function* endless() {
  try {
    for (;;) yield Buffer.alloc(64 * 1024, 'x')
  } finally {
    seen.streamEnded = true
  }
}

const made = [
  route('named', async () => ({ file: { name: 'Gespräch «Zürich» – 100 %.pdf', body: Buffer.from('%PDF-1.7') } })),
  route('table', async () => ({ file: { name: 'liste.csv', body: Readable.from(['\ufeffA;B\r\n']) } }), {
    file: 'text/csv',
  }),
  route('refused', async () => {
    throw new Refusal('status_conflict')
  }),
  route('forgotten', async () => ({})),
  route('endless', async () => ({ file: { name: 'endless.zip', body: Readable.from(endless()) } }), {
    file: 'application/zip',
  }),
  route('drawing', async (_data, { from }) => {
    seen.workBegun = true
    await new Promise((_, reject) => {
      from.signal!.addEventListener('abort', () => {
        seen.workEnded = true
        reject(from.signal!.reason as Error)
      })
    })
    return {}
  }),
]

let app: TestApp
let scene: Scene
let token: string
beforeAll(async () => {
  app = await testApp(made.map(({ handler }) => handler))
  scene = await newScene(app)
  token = await app.tokenOf(scene.lea)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
})

const get = (name: string) => app.send({ method: 'GET', url: `/v1/synthetic/${name}`, token })

describe('a route that answers a file', () => {
  test('says its type, its length and its name by RFC 6266', async () => {
    const { status, headers, body } = await get('named')
    expect([status, body]).toEqual([200, '%PDF-1.7'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'attachment; filename="Gespraech _Zuerich_ _ 100 _.pdf"; ' +
        "filename*=UTF-8''Gespr%C3%A4ch%20%C2%ABZ%C3%BCrich%C2%BB%20%E2%80%93%20100%20%25.pdf",
    })
  })

  test('a text says its alphabet', async () => {
    const { headers } = await get('table')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="liste.csv"; filename*=UTF-8''liste.csv`)
  })

  test('a refusal is a problem like any other', async () => {
    const { status, headers, body } = await get('refused')
    expect(status).toBe(409)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(headers).not.toHaveProperty('content-disposition')
    expect(body).toMatchObject({ code: 'status_conflict' })
    expect((await app.send({ method: 'GET', url: '/v1/synthetic/named' })).status).toBe(401)
  })

  test('a handler that forgets its file fails, loudly', async () => {
    expect((await get('forgotten')).status).toBe(500)
  })

  test('the OpenAPI document says that it is a file', () => {
    const { responses } = openApiDocument().paths['/api/v1/activities/pdf']!['get'] as {
      responses: Record<string, { content: object }>
    }
    expect(responses['200']!.content).toEqual({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } })
  })

  const ask = (name: string) => {
    const { port } = app.server.server.address() as AddressInfo
    const path = `/api/v1/synthetic/${name}`
    const asked = request({ port, path, headers: { authorization: `Bearer ${token}` } })
    asked.on('error', () => {})
    asked.end()
    return asked
  }

  test('a client that goes away ends the stream at its source', async () => {
    const asked = ask('endless')
    const [response] = (await once(asked, 'response')) as [Readable]
    await once(response, 'data')
    asked.destroy()
    await expect.poll(() => seen.streamEnded, { timeout: 5_000 }).toBe(true)
  })

  test('a client that goes away ends the work for it', async () => {
    const asked = ask('drawing')
    await expect.poll(() => seen.workBegun, { timeout: 5_000 }).toBe(true)
    asked.destroy()
    await expect.poll(() => seen.workEnded, { timeout: 5_000 }).toBe(true)
  })
})
