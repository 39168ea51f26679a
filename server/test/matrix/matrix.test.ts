// The authorization matrix: every route of the contract × 9 actors × 3 relations, against what people wrote down.
import { destinations } from '@werkplatz/contract/destinations.ts'
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { appHandlers, liveParts } from '../../src/app.ts'
import { frameGates, matcher } from '../../src/live/destinations.ts'
import { quietBus } from '../../src/live/test/support.ts'
import { testApp, type TestApp } from '../app.ts'
import { liveServices } from '../live-services.ts'
import { newPerson, newScene, type Scene } from '../people.ts'
import { actors, relations, type Actor, type GateLine, type Relation } from './cells.ts'
import { call, cellsOf, ownerFor, personOf, runCells } from './engine.ts'
import { expected, expectedLive, makers } from './expected.ts'
import { memberOf } from './members.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

test('every route has a row, every row a route', () => {
  expect(Object.keys(expected).toSorted()).toEqual([...routeKeys].toSorted())
})

test('every route is served by exactly one handler', async () => {
  const served = (await appHandlers(app.config, app.identity, app.documents)).map((handler) => handler.key)
  expect(served.toSorted()).toEqual([...routeKeys].toSorted())
})

describe.each(routeKeys)('%s', (key) => {
  const route = routeOf(key)

  test('answers each actor as expected', async () => {
    // The minute's rate limit is not what is tested here.
    app.clock.add(61)
    expect(await runCells(app, scene, cellsOf(key, route, expected[key]))).toEqual([])
  })

  test('before set-up: open if it says so, otherwise 403 setup_missing', async () => {
    if (route.may === 'public') return
    const before = { nameFirst: `Neu${key}`, companyId: scene.nordwerk, roles: ['USER' as const], setupDone: false }
    const newcomer = await newPerson(app, before)
    const asNewcomer = { ...scene, noah: newcomer }
    const [cell] = cellsOf(key, route, expected[key]).filter(({ actor }) => actor === 'USER')
    const reply = await call(app, asNewcomer, cell!)
    if (route.beforeSetup) expect(route.statuses).toContain(reply.status)
    else expect(reply).toMatchObject({ status: 403, body: { code: 'setup_missing' } })
  })
})

describe('live destinations', () => {
  const roleActors = actors.filter((actor) => actor !== 'anonymous' && actor !== 'revoked')
  const matchAll = () =>
    matcher({
      ...liveParts(liveServices(app, quietBus().bus)).gates,
      ...frameGates,
    })

  const gateOf = async (name: keyof typeof destinations, actor: Actor, relation?: Relation) => {
    const me = memberOf(personOf(scene, actor))
    const { kind, pattern, gate } = destinations[name]
    const owner = relation && (await ownerFor(app, scene, actor, relation))
    // One's own is a chat one is in.
    const isChat = gate === 'participant' && owner
    const id = isChat ? await makers['chat']!(app, owner, routeOf('readChat')) : owner?.id
    const found = matchAll()(kind, pattern.replace(/\{\w+\}/, id ?? ''))
    if (!found) return 'refused'
    const [allowed] = await found.gate.allows([{ me, name: found.name, id: found.id }])
    return allowed ? 'ok' : 'refused'
  }

  test('every destination has a row, every row a destination', () => {
    expect(Object.keys(expectedLive).toSorted()).toEqual(Object.keys(destinations).toSorted())
  })

  test.each(Object.entries(expectedLive))('%s', async (name, expectation) => {
    const key = name as keyof typeof destinations
    for (const actor of roleActors) {
      if ('own' in expectation) {
        for (const relation of relations) {
          expect([actor, relation, await gateOf(key, actor, relation)]).toEqual([
            actor,
            relation,
            expectation[relation][actor],
          ])
        }
      } else expect([actor, await gateOf(key, actor)]).toEqual([actor, (expectation as GateLine)[actor]])
    }
  })
})
