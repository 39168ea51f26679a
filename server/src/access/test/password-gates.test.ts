// Every route whose body holds the person's own password asks for it: found in the contract, so that the next gate is
// covered from its first day. Refused and allowed side by side, on the same rows.
import { routes, type RouteKey } from '@werkplatz/contract/routes.ts'
import { OwnPassword } from '@werkplatz/contract/second-factor/schemas.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'

import { testApp, type TestApp } from '../../../test/app.ts'
import { validOf } from '../../../test/fuzz/arbitrary.ts'
import { databaseHash } from '../../../test/fuzz/database-hash.ts'
import { newTarget } from '../../../test/matrix/targets.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../test/people.ts'
import { WRONG_PASSWORD } from '../prove-password.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})
beforeEach(() => app.clock.add(61))

const table = Object.entries(routes) as [RouteKey, Route][]
/** The field with the password, for routes that have one. */
const gateOf = (route: Route) =>
  Object.entries((route.body?.shape ?? {}) as Record<string, z.ZodType>).find(
    ([, schema]) => schema === OwnPassword,
  )?.[0]
const gates = table.flatMap(([key, route]) => {
  const field = gateOf(route)
  return field ? [{ key, route, field }] : []
})

/** What the schema asks beside the password; texts a person would choose. */
const likely: Record<string, unknown> = { newPassword: 'Der Gartenzaun ist neu', name: 'Laptop' }

async function bodyOf(route: Route, field: string, owner: Person): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(route.body!.shape as Record<string, z.ZodType>)) {
    if (name === field) continue
    if (route.target === `body.${name}`)
      body[name] = await newTarget(app, route.may.split('.')[0] as never, owner, route)
    else body[name] = likely[name] ?? fc.sample(validOf(schema), 1)[0]
  }
  return body
}

test('the gates that exist', () => {
  expect(gates.map(({ key }) => key).toSorted()).toEqual([
    'askDeletion',
    'askPersonDeletion',
    'changePassword',
    'exportMyData',
    'removePasskey',
    'removeTotp',
    'renewRecoveryCodes',
    'startPasskey',
    'startTotp',
  ])
})

describe.each(gates)('$key', ({ key, route, field }) => {
  test('without the password, or with a wrong one: refused and nothing changed; with the right one: done', async () => {
    const owner = await newPerson(app, {
      nameFirst: `Gate${key.toLowerCase()}`,
      companyId: scene.nordwerk,
      roles: ['EDUCATION_OFFICER'],
    })
    const rest = await bodyOf(route, field, owner)
    const { token } = await app.sessionOf(owner)
    // Where it is about somebody else.
    const url = route.path.replace('{id}', scene.noah.id)
    const send = (payload: object) => app.send({ method: route.method, url, payload, token })
    const before = await databaseHash(app)
    expect((await send(rest)).status).toBe(400)
    const wrong = await send({ ...rest, [field]: 'falsch' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: [WRONG_PASSWORD] } })
    expect(await databaseHash(app)).toBe(before)
    expect(route.statuses).toContain((await send({ ...rest, [field]: PASSWORD })).status)
  })
})
