import { connect } from 'node:net'

import { beforeAll, describe, expect, test } from 'vitest'

import { httpNode, testApp, type TestApp } from '../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../test/people.ts'
import { signals } from '../../lib/metrics.ts'
import { read } from '../handlers.ts'
import { servesReference } from '../reference.ts'
import { buildServer } from '../server.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('every answer', () => {
  test('carries the security headers and a request id', async () => {
    const { headers } = await app.call('checkSession')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('an error is a problem of the closed list', async () => {
    const { status, body, headers } = await app.call('readUserDetails')
    expect(status).toBe(401)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(body).toEqual({
      type: 'urn:werkplatz:problem:unauthenticated',
      title: 'Nicht angemeldet',
      status: 401,
      detail: 'Bitte melde dich an.',
      code: 'unauthenticated',
    })
  })

  test('unknown paths and HEAD answer 404 as a problem', async () => {
    for (const [method, url] of [
      ['GET', '/v1/nowhere'],
      ['HEAD', '/v1/auth/login'],
      ['DELETE', '/v1/auth/login'],
    ] as const) {
      expect((await app.send({ method, url })).status).toBe(404)
    }
  })

  test('how the process is, is said elsewhere: here it is an unknown path like any other', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics', '/nowhere']) {
      const answer = await app.server.inject({ url })
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 404, 'not_found'])
    }
  })
})

describe('refused before any work', () => {
  const send = (body: string, type = 'application/json') =>
    app.send({ method: 'POST', url: '/v1/auth/logout', payload: body, headers: { 'content-type': type } })

  test('prototype poisoning, broken and oversize JSON, other media types', async () => {
    expect((await send('{"__proto__":{"a":1}}')).status).toBe(400)
    expect((await send('{')).status).toBe(400)
    expect((await send('x'.repeat(70_000))).status).toBe(413)
    expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
  })

  test('unknown query parameters: 400 with a German sentence that names them', async () => {
    const token = await app.tokenOf(scene.lea)
    const { status, body } = await app.send({ method: 'GET', url: '/v1/auth/check?admin=true', token })
    expect(status).toBe(400)
    const sentence = 'Unbekannte Angaben: admin.'
    expect(body).toMatchObject({ code: 'bad_input', errors: [sentence], fields: [{ path: 'admin', sentence }] })
  })

  test('what is wrong with no field in particular has no field', async () => {
    expect((await send('{')).body).toMatchObject({ errors: [expect.stringMatching(/^Einige Angaben/)], fields: [] })
  })

  test('a field is named by its path, in lists by its place, too', async () => {
    const token = await app.tokenOf(scene.clara)
    const invitations = [
      { email: 'uma@nordwerk.example', role: 'USER' },
      { email: 'kein Mail', role: 'OWNER' },
    ]
    const { body } = await app.call('invite', { token, body: { invitations } })
    const { errors, fields } = body as { errors: string[]; fields: { path: string; sentence: string }[] }
    expect(fields.map(({ path }) => path)).toEqual(['invitations.1.email', 'invitations.1.role'])
    expect(fields.map(({ sentence }) => sentence)).toEqual(errors)
  })

  test('the 301st call of a minute: 429 with Retry-After', async () => {
    const token = await app.tokenOf(scene.noah)
    const statuses: number[] = []
    for (let i = 0; i < 301; i += 1) statuses.push((await app.call('readUserDetails', { token })).status)
    expect(statuses.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 200))
    const refused = await app.call('readUserDetails', { token })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the set-up gate', () => {
  test('before set-up only calls that say so are open', async () => {
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['USER'], setupDone: false })
    const token = await app.tokenOf(mia)
    expect((await app.call('readUserDetails', { token })).status).toBe(200)
  })
})

describe('what goes wrong inside', () => {
  test('an unexpected error answers 500 with an id and nothing else', async () => {
    const { status, body } = await testAppWithBroken(new Error('secret detail: password=hunter2'))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(body).toMatchObject({ code: 'internal', requestId: expect.stringMatching(/^req-\d+$/) })
  })

  test.each([
    ['is away', { code: 'ECONNREFUSED' }, 'connect'],
    ['is no longer the primary', { code: '25006' }, 'cannot execute INSERT in a read-only transaction'],
    ['is being recovered', { code: '0A000' }, 'cannot access temporary or unlogged relations during recovery'],
    ['does not answer the call', {}, 'timeout expired'],
  ])('a database that %s answers 503 with Retry-After', async (_what, code, message) => {
    const { status, headers } = await testAppWithBroken(Object.assign(new Error(message), code))
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('2')
  })
})

/** The same frame with one handler that always fails. */
async function testAppWithBroken(error: Error) {
  const { default: Fastify } = await import('fastify')
  const { serveRoute } = await import('../serve-route.ts')
  const { refusalFrom, problem } = await import('../problems.ts')
  const server = Fastify()
  server.setErrorHandler((thrown, request, reply) => {
    const refusal = refusalFrom(thrown)
    const answer = problem(refusal.code, request.id)
    return reply
      .code(answer.status)
      .headers(refusal.extras.retryAfter ? { 'retry-after': String(refusal.extras.retryAfter) } : {})
      .send(answer)
  })
  serveRoute(
    server,
    read('checkSession', () => Promise.reject(error)),
    {
      data: app,
      authenticator: app.identity.authenticator,
      devices: app.identity.devices,
      limiter: { take() {}, exchange: async () => {}, stop() {} },
      checkAnswers: true,
    },
  )
  const token = await app.tokenOf(scene.clara)
  const response = await server.inject({
    method: 'GET',
    url: '/api/v1/auth/check',
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, body: response.json() as unknown, headers: response.headers }
}

describe('a form that the browser sent by itself', () => {
  test('is refused, and what it held is in no log and no answer', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/no-script',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=lea%40nordwerk.example&password=Geheimnis-Kanarie',
    })
    expect(response.statusCode).toBe(405)
    expect(response.body).toContain('weder gelesen noch gespeichert')
    expect(response.body + app.logged.join('\n')).not.toContain('Kanarie')
    expect((await app.server.inject({ method: 'GET', url: '/api/no-script?password=Kanarie' })).statusCode).toBe(404)
    expect(app.logged.join('\n')).not.toContain('Kanarie')
  })
})

describe('a proxy that nobody trusts', () => {
  const warnings = (logged: string[]) => logged.filter((line) => line.includes('TRUST_PROXY'))
  const call = { method: 'GET' as const, url: '/api/v1/auth/check', headers: { 'x-forwarded-for': '10.9.0.1' } }

  test('is warned of once, in the log and in the figures; a trusted one is not', async () => {
    const logged: string[] = []
    const { server } = await httpNode(app, app.clock, logged, { trustProxy: [] })
    await server.inject({ method: 'GET', url: '/api/v1/auth/check' })
    expect(warnings(logged)).toEqual([])
    await server.inject(call)
    await server.inject(call)
    expect(warnings(logged)).toHaveLength(1)
    expect(JSON.parse(warnings(logged)[0]!)).toMatchObject({ level: 40, alert: true })
    const { values } = await signals.get()
    expect(values.find(({ labels }) => labels.signal === 'untrusted_proxy')?.value).toBe(1)
    await app.server.inject(call)
    expect(warnings(app.logged)).toEqual([])
  })
})

describe('the reference', () => {
  test('/api/openapi.json holds every route', async () => {
    const { body } = await app.send({ method: 'GET', url: '/openapi.json' })
    expect(body).toMatchObject({
      openapi: '3.0.3',
      paths: { '/api/v1/auth/login': { get: { operationId: 'login', security: [{ basic: [] }] } } },
    })
  })

  test('/api/docs is browsable under its own policy', async () => {
    const { status, headers } = await app.send({ method: 'GET', url: '/docs/' })
    expect(status).toBe(200)
    expect(String(headers['content-type'])).toContain('text/html')
  })

  test('in production there is neither: nothing on the origin of the token runs under a weaker policy', async () => {
    const server = await buildServer({ ...app.httpOptions, withReference: false })
    for (const url of [
      '/api/docs',
      '/api/docs/',
      '/api/docs/static/index.html',
      '/api/docs/json',
      '/api/openapi.json',
    ]) {
      const { statusCode, headers } = await server.inject({ method: 'GET', url })
      expect([url, statusCode]).toEqual([url, 404])
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    }
    await server.close()
  })

  test.each([
    ['production', false],
    ['development', true],
    ['test', true],
  ] as const)('the process in %s: served is %s', (mode, isServed) => {
    expect(servesReference({ NODE_ENV: mode })).toBe(isServed)
  })
})

describe('requests that cannot be read', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.server.server.address() as { port: number }
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
    })

  test('garbage and headers without end answer problems too', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"bad_input"/)
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*"code":"headers_too_large"/,
    )
  })
})
