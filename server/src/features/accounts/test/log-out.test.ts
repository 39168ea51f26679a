import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const queued = async (event: string) => {
  const { rows } = await app.pool.query('select data from pgboss.job where name = $1', ['event'])
  return rows.filter((row: { data: { event: string } }) => row.data.event === event)
}

describe('logOut', () => {
  test('ends token, cookie and session at once, and announces it', async () => {
    const { token, cookie, sessionId } = await app.sessionOf(scene.lea)
    const reply = await app.call('logOut', { token })
    expect(reply.status).toBe(204)
    expect(String(reply.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await app.call('checkSession', { token })).status).toBe(401)
    expect((await app.call('refreshSession', { cookie })).status).toBe(401)
    expect(await queued('session.ended')).toEqual([
      {
        data: {
          event: 'session.ended',
          payload: { sessionId, personId: scene.lea.id, reason: 'logOut' },
          $trace: { requestId: reply.headers['x-request-id'], since: expect.any(Number) },
        },
      },
    ])
  })

  test("another person's session stays", async () => {
    const lea = await app.sessionOf(scene.lea)
    const noah = await app.sessionOf(scene.noah)
    await app.call('logOut', { token: lea.token })
    expect((await app.call('checkSession', { token: noah.token })).status).toBe(200)
  })

  test('without a session: 401', async () => {
    expect((await app.call('logOut')).status).toBe(401)
  })
})
