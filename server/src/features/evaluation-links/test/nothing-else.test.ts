// T45: a link opens one part and nothing else. Every call of the contract is tried with its token, in every place a secret can
// stand; and guessing is slowed down like with any other link.
import { randomBytes } from 'node:crypto'

import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { testApp, twoNodes, type TestApp } from '../../../../test/app.ts'
import { newGuestLink, type MadeLink } from '../../../../test/evaluation-links.ts'
import { sampleInput } from '../../../../test/matrix/engine.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { wireOf } from '../../../../test/wire.ts'
import { enterAsGuest } from '../guest.queries.ts'

const guarded = ['assignment', 'evaluation', 'judgement', 'evaluation_point', 'application', 'notification'] as const

const compared = vi.hoisted(() => ({ links: 0 }))
vi.mock('../guest.queries.ts', async (original) => {
  const real = await original<typeof import('../guest.queries.ts')>()
  const findGuestLink = (...args: Parameters<typeof real.findGuestLink>) => (
    (compared.links += 1),
    real.findGuestLink(...args)
  )
  return { ...real, findGuestLink }
})

let app: TestApp
let scene: Scene
let made: MadeLink
let nodes: [string, string]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  made = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'begun' })
  nodes = await twoNodes(app)
})
beforeEach(() => {
  app.clock.add(61)
  compared.links = 0
})

const guestKeys = ['openGuestEvaluation', 'saveGuestEvaluation', 'submitGuestEvaluation', 'askForAccount']
const closed = routeKeys.filter((key) => routeOf(key).may !== 'public')
const byOtherToken = routeKeys.filter((key) => {
  const { may, query } = routeOf(key)
  return may === 'public' && query && 'token' in query.shape && !guestKeys.includes(key)
})

describe('with the token of a link', () => {
  test.each(closed)('%s stays closed', async (key) => {
    app.clock.add(61)
    const wire = wireOf(routeOf(key), sampleInput(routeOf(key)))
    const answers = await Promise.all([
      app.send({ ...wire, token: made.token }),
      app.send({ ...wire, cookie: made.token }),
      app.send({
        ...wire,
        headers: { ...wire.headers, authorization: `Basic ${btoa(`${made.address}:${made.token}`)}` },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test.each(byOtherToken)('%s, which takes another kind of token, opens nothing', async (key) => {
    const sample = sampleInput(routeOf(key))
    const wire = wireOf(routeOf(key), { ...sample, query: { ...(sample.query as object), token: made.token } })
    const { status } = await app.send(wire)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('the session it looks like cannot be refreshed', async () => {
    expect((await app.call('refreshSession', { cookie: made.token })).status).toBe(401)
  })

  test('row security knows one evaluation: a query without any predicate finds its rows and no others', async () => {
    await newGuestLink(app, scene.lea, scene.clara, { apprentice: 'complete', contactPart: 'complete' })
    const seen = await app.httpOptions.data.begin(async (tx) => {
      await enterAsGuest(tx, made.id)
      const counted: Record<string, number> = {}
      for (const table of guarded) counted[table] = (await tx.selectFrom(table).selectAll().execute()).length
      return counted
    })
    expect(seen).toEqual({
      assignment: 1,
      evaluation: 1,
      judgement: 1,
      evaluation_point: 1,
      application: 0,
      notification: 0,
    })
    // And it ends with the transaction.
    expect(await app.httpOptions.data.db.selectFrom('evaluation').selectAll().execute()).toEqual([])
  })
})

describe('guessing', () => {
  const guess = (i: number, token: string, ip: string) =>
    fetch(`${nodes[i % 2]}/api/v1/evaluations/guest?token=${token}`, { headers: { 'x-forwarded-for': ip } })

  test('150 at once from one address over two nodes: 5 are compared', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, i) => guess(i, randomBytes(32).toString('base64url'), '203.0.113.9')),
    )
    expect(compared.links).toBe(5)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(145)
  })

  test('a good link from another address is not held up, and opening it often is no guessing', async () => {
    for (let i = 0; i < 12; i += 1) expect((await guess(i, made.token, '203.0.113.10')).status).toBe(200)
  })
})
