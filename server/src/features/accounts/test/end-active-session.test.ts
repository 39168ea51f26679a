import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('endActiveSession', () => {
  test('a lost phone is ended, the laptop stays; twice is once', async () => {
    const [phone, laptop] = [await app.sessionOf(scene.lea), await app.sessionOf(scene.lea)]
    const end = () => app.call('endActiveSession', { token: laptop.token, body: { id: phone.sessionId } })
    expect((await end()).status).toBe(204)
    expect((await app.call('checkSession', { token: phone.token })).status).toBe(401)
    expect((await app.call('refreshSession', { cookie: phone.cookie })).status).toBe(401)
    expect((await app.call('checkSession', { token: laptop.token })).status).toBe(200)
    expect((await end()).status).toBe(204)
    const listed = (await app.call('readActiveSessions', { token: laptop.token })).body.map(({ id }) => id)
    expect(listed).toEqual([laptop.sessionId])
  })

  test('nobody ends somebody else’s, whatever role they hold', async () => {
    const { sessionId, token } = await app.sessionOf(scene.lea)
    for (const who of [scene.noah, scene.clara, scene.ada])
      expect((await app.call('endActiveSession', { as: who, body: { id: sessionId } })).status).toBe(404)
    expect((await app.call('checkSession', { token })).status).toBe(200)
  })

  test('one’s own: signed out here, the cookie is cleared', async () => {
    const { sessionId, token } = await app.sessionOf(scene.lea)
    const reply = await app.call('endActiveSession', { token, body: { id: sessionId } })
    expect(reply.status).toBe(204)
    expect(String(reply.headers['set-cookie'])).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/)
    expect((await app.call('checkSession', { token })).status).toBe(401)
  })
})
