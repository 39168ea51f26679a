// The contract fuzz: every route of the contract, valid and broken inputs, and requests that are no calls at all.
// More runs: FUZZ_RUNS=10000. Replay: FUZZ_SEED=… as a failure prints it.
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../app.ts'
import { expected } from '../matrix/expected.ts'
import { newScene, type Scene } from '../people.ts'
import { wireOf } from '../wire.ts'
import { databaseHash } from './database-hash.ts'
import { callerFor, check, fuzzMutated, fuzzValid, newAddress, RUNS, type Fuzzed } from './engine.ts'
import { junkBodies, junkCookies, junkCredentials, junkQueries, otherMethods, type Junk } from './junk.ts'
import { validInputs } from './wire.ts'

/** Routes that the anonymous may call have no 401 for want of a token. */
const served = new Set(routeKeys.map((key) => `${routeOf(key).method} ${routeOf(key).path}`))

/** One database and one app per call: test files that share the routes run beside each other. */
export function fuzzRoutes(keys: readonly (typeof routeKeys)[number][]) {
  let app: TestApp
  let scene: Scene
  beforeAll(async () => {
    app = await testApp()
    scene = await newScene(app)
  })
  describe.each(keys)('%s', { timeout: 60_000 + RUNS * 100 }, (key) => {
    const route: Route = routeOf(key)
    const fuzzed = (): Fuzzed => ({ app, scene, route, expectation: expected[key]! })
    const [{ params } = {}] = fc.sample(validInputs(route), { numRuns: 1, seed: 1 })
    const { url } = wireOf(route, { params })
    const send = async (junk: Omit<Junk, 'name'>, headers: Record<string, string>) =>
      app.send({
        method: route.method,
        ...(junk.payload !== undefined && { payload: junk.payload }),
        url: url + (junk.url ?? ''),
        headers: { ...newAddress(), ...headers, ...junk.headers },
      })

    test('valid inputs: never 5xx, answers of the contract', async () => {
      expect((await fuzzValid(fuzzed())).problems).toEqual([])
    })

    test('broken inputs: 4xx in German, nothing changed', async () => {
      expect((await fuzzMutated(fuzzed())).problems).toEqual([])
    })

    test('bodies that cannot be read, wrong types: 4xx, never 5xx, nothing changed', async () => {
      for (const junk of junkBodies) {
        app.clock.add(61)
        const { headers } = await callerFor(fuzzed())
        const before = await databaseHash(app)
        const reply = await send(junk, headers)
        expect(check(route, reply, junk.name)).toEqual([])
        const readsBody = route.method !== 'GET'
        // Where every field is optional an empty object is a call.
        const needsBody = route.body && !route.body.safeParse({}).success
        if (readsBody && (junk.refusedAlways || needsBody))
          expect([junk.name, reply.status >= 400]).toEqual([junk.name, true])
        if (reply.status >= 400) expect([junk.name, await databaseHash(app)]).toEqual([junk.name, before])
      }
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    })

    test('queries nobody asked for: 4xx, never 5xx', async () => {
      for (const junk of junkQueries) {
        app.clock.add(61)
        const { headers } = await callerFor(fuzzed())
        const reply = await send(junk, headers)
        expect(check(route, reply, junk.name)).toEqual([])
        expect([junk.name, reply.status >= 400]).toEqual([junk.name, true])
      }
    })

    test('credentials that are none: 401 or, on public routes, never 5xx', async () => {
      for (const junk of [{ name: 'nothing' }, ...junkCredentials, ...junkCookies]) {
        const reply = await send(junk, {})
        expect(check(route, reply, junk.name)).toEqual([])
        if (route.may !== 'public') expect([junk.name, reply.status]).toEqual([junk.name, 401])
      }
    })

    test('other methods: 404 or 405', async () => {
      const { headers } = await callerFor(fuzzed())
      for (const method of otherMethods(route)) {
        if (served.has(`${method} ${route.path}`)) continue
        const reply = await app.send({ method: method as 'GET', url, headers })
        expect([method, [404, 405].includes(reply.status)]).toEqual([method, true])
      }
    })
  })
}
