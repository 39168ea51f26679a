import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const newToken = async (as: Person) =>
  new URL((await app.call('renewCalendar', { as })).body.address).searchParams.get('token')!
const feed = (token: string) => app.call('readCalendarFeed', { query: { token } })
const revoke = (as: Person) => app.call('revokeCalendar', { as })

describe('revokeCalendar', () => {
  test('a revoked address answers 404 at once, as one that never was; another’s goes on', async () => {
    const leas = await newToken(scene.lea)
    const lucas = await newToken(scene.luca)
    expect((await feed(leas)).status).toBe(200)
    expect((await revoke(scene.lea)).status).toBe(204)
    const gone = await feed(leas)
    const never = await feed('A'.repeat(43))
    expect([gone.status, gone.body]).toEqual([404, never.body])
    expect((await feed(lucas)).status).toBe(200)
    expect((await app.call('readCalendar', { as: scene.lea })).body.dateCreated).toBeNull()
  })

  test('revoking what is not there changes nothing', async () => {
    expect((await revoke(scene.clara)).status).toBe(204)
    const { rows } = await app.pool.query(`select 1 from audit where actor_id = $1 and resource = 'calendar'`, [
      scene.clara.id,
    ])
    expect(rows).toEqual([])
    expect((await revoke(scene.noah)).status).toBe(403)
  })

  test('with the right, or the person, the calendar goes', async () => {
    const token = await newToken(scene.david)
    await app.pool.query(`update person set roles = '{USER}' where id = $1`, [scene.david.id])
    expect((await feed(token)).status).toBe(404)
    await app.pool.query(`update person set roles = '{VOCATIONAL_TRAINER}' where id = $1`, [scene.david.id])
    expect((await feed(token)).status).toBe(200)
    await app.pool.query(`update person set status = 'DEACTIVATED' where id = $1`, [scene.david.id])
    expect((await feed(token)).status).toBe(404)
  })
})
