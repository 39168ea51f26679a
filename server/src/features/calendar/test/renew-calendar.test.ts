import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const renew = (as: Person) => app.call('renewCalendar', { as })
const tokenIn = (address: string) => new URL(address).searchParams.get('token')!
const fetched = async (token: string) => (await app.call('readCalendarFeed', { query: { token } })).status

describe('renewCalendar', () => {
  test('Lea gets an address of 256 bits, told once; a colleague without apprentices none', async () => {
    expect((await app.call('readCalendar', { as: scene.lea })).body).toEqual({ dateCreated: null, lastUsed: null })
    const { status, body } = await renew(scene.lea)
    expect(status).toBe(200)
    expect(body.address).toMatch(/^https?:\/\/[^/]+\/api\/v1\/calendar\/feed\?token=[\w-]{43}$/)
    const { body: state } = await app.call('readCalendar', { as: scene.lea })
    expect(state).toEqual({ dateCreated: expect.any(String), lastUsed: null })
    expect((await renew(scene.noah)).status).toBe(403)
    expect((await renew(scene.vera)).status).toBe(403)
  })

  test('what is stored does not open anything, and says who had it made', async () => {
    const { body } = await renew(scene.david)
    const token = tokenIn(body.address)
    const { rows } = await app.pool.query('select * from calendar_address where person_id = $1', [scene.david.id])
    expect(JSON.stringify(rows)).not.toContain(token)
    const trail = await app.pool.query(
      `select action, details from audit where actor_id = $1 and resource = 'calendar'`,
      [scene.david.id],
    )
    expect(trail.rows).toEqual([{ action: 'renewCalendar', details: {} }])
  })

  test('the address before is good no more, from that moment on', async () => {
    const first = tokenIn((await renew(scene.lea)).body.address)
    expect(await fetched(first)).toBe(200)
    const second = tokenIn((await renew(scene.lea)).body.address)
    expect(await fetched(first)).toBe(404)
    expect(await fetched(second)).toBe(200)
    const { rows } = await app.pool.query('select 1 from calendar_address where person_id = $1', [scene.lea.id])
    expect(rows).toHaveLength(1)
  })
})
