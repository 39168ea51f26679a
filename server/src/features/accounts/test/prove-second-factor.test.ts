import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Reply } from '../../../../test/call.ts'
import { newScene, PASSWORD, type Scene } from '../../../../test/people.ts'
import { seal } from '../../../lib/seal.ts'

let app: TestApp
let scene: Scene
const secret = new Secret({ size: 20 })
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const sealed = seal(Buffer.from(app.config.SESSION_SECRET, 'base64'), 'totp', secret.base32)
  await app.begin((tx) =>
    tx.insertInto('totp').values({ person_id: scene.clara.id, secret: sealed, confirmed_at: new Date() }).execute(),
  )
})

const challengeOf = async (cookie?: string) => {
  const authorization = `Basic ${Buffer.from(`${scene.clara.email}:${PASSWORD}`).toString('base64')}`
  const reply: Reply = await app.call('login', { headers: { authorization }, cookie })
  return (reply.body as { secondFactor: { challenge: string } }).secondFactor.challenge
}
const prove = (body: object, cookie?: string) => app.call('proveSecondFactor', { body, cookie })

describe('proveSecondFactor', () => {
  test('answers as login does, and the browser’s former session is replaced only then', async () => {
    const former = await app.sessionOf(scene.clara)
    const challenge = await challengeOf(former.cookie)
    const check = () => app.call('checkSession', { token: former.token })
    expect((await check()).status).toBe(200)
    const proved = await prove({ challenge, code: TOTP.generate({ secret }) }, former.cookie)
    expect(proved).toMatchObject({ status: 200, body: { credentials: { roles: ['EDUCATION_OFFICER'] } } })
    app.clock.add(6)
    expect((await check()).status).toBe(401)
  })

  test('neither code nor passkey, or a challenge nobody gave out: refused', async () => {
    expect((await prove({ challenge: await challengeOf() })).status).toBe(401)
    expect((await prove({ challenge: 'x'.repeat(43), code: TOTP.generate({ secret }) })).status).toBe(401)
  })
})
