// Proves the engine on routes and rules made for the purpose: it agrees where it should and finds every slip.
import type { AccessRule } from '@werkplatz/contract/rules/access.ts'
import { permissions, type Permission } from '@werkplatz/contract/rules/permissions.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import { Id } from '@werkplatz/contract/shared/shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { canRows } from '../../src/access/can.ts'
import { guardRow } from '../../src/access/guard.ts'
import { grantsOf } from '../../src/access/scopes.ts'
import { testApp, type TestApp } from '../app.ts'
import { newScene, type Scene } from '../people.ts'
import { syntheticRoute } from '../synthetic-routes.ts'
import { actors, line, relations, type Expectation } from './cells.ts'
import { call, cellsOf, ownerFor, personOf, runCells } from './engine.ts'
import { holderOf, memberOf } from './members.ts'

const query = z.strictObject({ id: Id })
const base = {
  method: 'GET',
  summary: 'For this test only.',
  query,
  target: 'query.id',
  statuses: [204],
  errors: [],
} as const
const done = async (_data: unknown, _call: unknown, guard: (db: never) => Promise<void>) => {
  await guard(app.db as never)
  return {}
}
const readPerson = syntheticRoute('readPerson', { ...base, path: '/v1/synthetic/person', may: 'person.read' }, done)
const endSession = syntheticRoute('endSession', { ...base, path: '/v1/synthetic/session', may: 'session.end' }, done)
const forgetsGuard = syntheticRoute(
  'forgetsGuard',
  { ...base, path: '/v1/synthetic/forgets', may: 'person.read' },
  async () => ({}),
)
const admin = { ...base, query: z.strictObject({}), target: undefined } as const
const { target: _, ...noTarget } = admin
const openAdmin = syntheticRoute('openAdmin', { ...noTarget, path: '/v1/synthetic/admin', may: 'admin.open' }, done)

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp([readPerson, endSession, forgetsGuard, openAdmin].map(({ handler }) => handler))
  scene = await newScene(app)
})

// decisions §3, §4: oneself; holders of READ_USER_TABLE in the company; OWNER and ADMIN everywhere.
// oxfmt-ignore
const personRead: Expectation = {
  //                 anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   ok    ok    ok    404   404   404   404'),
  otherCompany: line('401   401   ok    ok    404   404   404   404   404'),
}
// oxfmt-ignore
const sessionEnd: Expectation = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   404   404   404   404   404   404   404'),
  otherCompany: line('401   401   404   404   404   404   404   404   404'),
}
const adminOpen = line('401   401   ok    ok    ok    403   403   403   ok')

describe('agrees with a rule that is right', () => {
  test.each([
    ['person.read', readPerson, personRead],
    ['session.end', endSession, sessionEnd],
    ['admin.open', openAdmin, adminOpen],
  ] as const)('%s over HTTP', async (_name, { key, route }, expectation) => {
    expect(await runCells(app, scene, cellsOf(key, route, expectation))).toEqual([])
  })
})

describe('finds a slip', () => {
  test('a handler that forgets its guard', async () => {
    const found = await runCells(app, scene, cellsOf(forgetsGuard.key, forgetsGuard.route, personRead))
    const slip = (cell: string) => ({ cell: `forgetsGuard · ${cell}`, expected: 404, got: 'ok' })
    expect(found).toEqual([
      slip('EDUCATION_OFFICER · otherCompany'),
      ...['VOCATIONAL_TRAINER', 'APPRENTICE', 'USER', 'ASSOCIATION'].flatMap((role) => [
        slip(`${role} · sameCompany`),
        slip(`${role} · otherCompany`),
      ]),
    ])
  })

  test('a single wrong cell', async () => {
    const wrong = { ...personRead, otherCompany: line('401 401 ok 404 404 404 404 404 404') } as Expectation
    const found = await runCells(app, scene, cellsOf(readPerson.key, readPerson.route, wrong))
    expect(found).toEqual([{ cell: 'readPerson · ADMIN · otherCompany', expected: 404, got: 'ok' }])
  })

  test('a route nobody wrote down, or wrote down in the wrong form', () => {
    expect(() => cellsOf('readPerson', readPerson.route, undefined)).toThrow('readPerson is missing')
    expect(() => cellsOf('readPerson', readPerson.route, adminOpen)).toThrow('three lines')
    expect(() => cellsOf('openAdmin', openAdmin.route, personRead)).toThrow('one line')
    expect(() => line('ok ok')).toThrow('2 cells')
    expect(() => line('401 401 ok ok ok ok ok ok 500')).toThrow('no outcome')
  })
})

test('before set-up a route that does not say otherwise is closed', async () => {
  const before = { ...scene, noah: { ...scene.noah } }
  await app.begin((tx) => tx.updateTable('person').set({ setup_at: null }).where('id', '=', scene.noah.id).execute())
  const [cell] = cellsOf('readPerson', readPerson.route, personRead).filter(({ actor }) => actor === 'USER')
  expect(await call(app, before, cell!)).toMatchObject({ status: 403, body: { code: 'setup_missing' } })
  await app.begin((tx) =>
    tx.updateTable('person').set({ setup_at: new Date() }).where('id', '=', scene.noah.id).execute(),
  )
})

test('guardRow and canRows answer alike for every actor and relation', async () => {
  const rules = {
    'person.read': {
      resource: 'person',
      grants: [{ scope: 'self' }, { permission: 'READ_USER_TABLE', scope: 'inCompany' }],
    },
  } as const
  for (const actor of actors.slice(2)) {
    const me = memberOf(personOf(scene, actor))
    for (const relation of relations) {
      const { id } = await ownerFor(app, scene, actor, relation)
      const can = (await canRows(app.db, me, ['person.read'], [id], rules)).get(id)
      const guarded = await guardRow(app.db, me, 'person.read', id, rules).then(
        () => true,
        () => false,
      )
      expect([actor, relation, can?.['person.read']]).toEqual([actor, relation, guarded])
      expect(guarded).toBe(personRead[relation as 'own'][actor as 'OWNER'] === 'ok')
    }
  }
})

describe('each permission alone', () => {
  const ruleFor = (permission: Permission): AccessRule => ({
    resource: 'person',
    grants: [{ permission, scope: 'inCompany' }],
  })

  test.each(permissions)('%s opens its own rule and no other, and never another company', async (held) => {
    const me = holderOf(scene.vera, held)
    expect(permissions.filter((asked) => grantsOf(ruleFor(asked), me).length > 0)).toEqual([held])
    const rules = { 'person.test': ruleFor(held) }
    await guardRow(app.db, me, 'person.test', scene.lea.id, rules)
    await expect(guardRow(app.db, me, 'person.test', scene.luca.id, rules)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a role in a rule is never widened to other companies', async () => {
    for (const role of roles) {
      const person = Object.values(scene).find((one) => typeof one === 'object' && one.roles.includes(role))
      const rules = { 'person.test': { resource: 'person', grants: [{ roles: [role], scope: 'inCompany' }] } } as const
      const me = memberOf(person as never)
      await expect(guardRow(app.db, me, 'person.test', scene.luca.id, rules)).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })
})
