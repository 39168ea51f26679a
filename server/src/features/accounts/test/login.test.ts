import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, PASSWORD, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const logIn = (user: string, password: string, ip = '10.1.1.1') =>
  app.call('login', { headers: { authorization: basic(user, password), 'x-forwarded-for': ip } })

describe('login', () => {
  test('the right password answers credentials and user, and sets the refresh cookie', async () => {
    const reply = await logIn(scene.lea.email, PASSWORD)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      credentials: {
        roles: ['APPRENTICE'],
        permissions: ['READ_EXTERNAL_ACTIVITIES', 'APPLY_ACTIVITY', 'CREATE_ASSIGNMENT'],
      },
      user: { id: scene.lea.id, nameFirst: 'Lea', theme: 'DEFAULT', can: { 'admin.open': false } },
    })
    const guards = ['Path=/api/v1/auth', 'HttpOnly', 'Secure', 'SameSite=Strict']
    const parts = [reply.headers['set-cookie']].flat().map((one) => String(one).split('; '))
    expect(parts.map(([named, ...more]) => [named!.split('=')[0], ...more])).toEqual([
      ['__Secure-werkplatz-refresh', 'Max-Age=2592000', ...guards],
      ['__Secure-werkplatz-device', 'Max-Age=34560000', ...guards],
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
    const { expires } = reply.body.credentials
    const minutes = (new Date(expires).getTime() - app.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(14.9)
    expect(minutes).toBeLessThanOrEqual(15)
  })

  test('a person without profile set-up gets 207', async () => {
    const mia = await newPerson(app, {
      nameFirst: 'Mia',
      companyId: scene.nordwerk,
      roles: ['APPRENTICE'],
      setupDone: false,
    })
    expect((await logIn(mia.email, PASSWORD)).status).toBe(207)
  })

  test('upper case and the aliased domain reach the same account', async () => {
    expect((await logIn('LEA@Filiale.Nordwerk.example', PASSWORD)).status).toBe(200)
  })

  test('a wrong password and an unknown address answer the very same', async () => {
    const wrong = await logIn(scene.noah.email, 'falsch', '10.1.1.2')
    const unknown = await logIn('niemand@nordwerk.example', 'falsch', '10.1.1.3')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body).toMatchObject({ code: 'login_failed', status: 401 })
    expect(wrong.headers['www-authenticate']).toBe('Bearer')
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
  })

  test('a deactivated person is refused like a wrong password', async () => {
    const otto = await newPerson(app, { nameFirst: 'Otto', companyId: scene.nordwerk, roles: ['USER'] })
    await app.begin((tx) => tx.updateTable('person').set({ status: 'DEACTIVATED' }).where('id', '=', otto.id).execute())
    expect((await logIn(otto.email, PASSWORD)).body).toMatchObject({ code: 'login_failed' })
  })

  test('missing, garbled and colon-less Basic headers are refused', async () => {
    for (const authorization of [
      undefined,
      'Basic',
      'Basic !!!',
      `Basic ${Buffer.from('nocolon').toString('base64')}`,
      'Bearer x',
    ]) {
      const reply = await app.call('login', { headers: { ...(authorization && { authorization }) } })
      expect(reply.status).toBe(401)
    }
  })

  test('another site cannot log anybody in', async () => {
    const reply = await app.call('login', {
      headers: { authorization: basic(scene.lea.email, PASSWORD), 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.status).toBe(403)
  })

  test('signing in again in the same browser ends the session it had', async () => {
    const { token, cookie } = await app.sessionOf(scene.vera)
    await app.call('login', { cookie, headers: { authorization: basic(scene.vera.email, PASSWORD) } })
    app.clock.add(6)
    expect((await app.call('checkSession', { token })).status).toBe(401)
  })

  test('no password reaches the logs', () => {
    const lines = app.logged.join('')
    expect(lines).toContain('/api/v1/auth/login')
    expect(lines).not.toContain(PASSWORD)
    expect(lines).not.toContain(Buffer.from(PASSWORD).toString('base64').slice(4, 12))
  })
})
