import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { plan, supervise } from '../../company-area/test/company-tables.ts'

let app: TestApp
let scene: Scene
let today: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await supervise(app, scene.david, scene.lea)
  const { rows } = await app.pool.query<{ today: string }>('select swiss_today()::text as today')
  today = rows[0]!.today
})

const dayAfter = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const openFrom = async (as: Person, id: string) =>
  (await app.call('readAssignment', { as, query: { id } })).body.openFrom

describe('openFrom of readAssignment', () => {
  test('from 14 days before the end, for the apprentice and the supervisor only', async () => {
    const near = await plan(app, scene.lea, { from: -9, to: 14, contact: scene.noah })
    expect(await openFrom(scene.lea, near)).toBe(dayAfter(15))
    expect(await openFrom(scene.david, near)).toBe(dayAfter(15))
    for (const other of [scene.clara, scene.noah]) expect(await openFrom(other, near)).toBeNull()
    await app.pool.query('delete from assignment')
    const far = await plan(app, scene.lea, { from: -9, to: 15 })
    expect(await openFrom(scene.lea, far)).toBeNull()
    await app.pool.query('delete from assignment')
  })

  test('not once something follows, be it approved or waiting; a draft is only a thought', async () => {
    const near = await plan(app, scene.lea, { from: -9, to: 5 })
    await plan(app, scene.lea, { status: 'DRAFT', from: 6, to: 20 })
    expect(await openFrom(scene.lea, near)).toBe(dayAfter(6))
    const next = await plan(app, scene.lea, { status: 'PENDING', from: 30, to: 50 })
    expect(await openFrom(scene.lea, near)).toBeNull()
    await app.pool.query('delete from assignment where id = $1', [next])
    expect(await openFrom(scene.lea, near)).toBe(dayAfter(6))
  })

  test('not of what is over', async () => {
    const over = await plan(app, scene.lea, { from: -9, to: -1 })
    expect(await openFrom(scene.lea, over)).toBeNull()
  })
})
