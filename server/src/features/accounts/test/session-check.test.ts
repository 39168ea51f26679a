import { createHmac, generateKeyPairSync } from 'node:crypto'

import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const check = (token: string) => app.call('checkSession', { token })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('checkSession and readUserDetails', () => {
  test('a good token answers 200 and the details', async () => {
    const token = await app.tokenOf(scene.clara)
    expect((await check(token)).status).toBe(200)
    const details = await app.call('readUserDetails', { token })
    expect(details.body).toMatchObject({ id: scene.clara.id, nameFirst: 'Clara', can: { 'admin.open': true } })
  })

  test('before set-up: check answers 207', async () => {
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['USER'], setupDone: false })
    expect((await check(await app.tokenOf(mia))).status).toBe(207)
  })

  test('15 minutes and 31 seconds later the token is worth nothing', async () => {
    const token = await app.tokenOf(scene.david)
    app.clock.add(15 * 60 + 29)
    expect((await check(token)).status).toBe(200)
    app.clock.add(2)
    expect((await check(token)).status).toBe(401)
  })

  test('hand-made tokens are all refused', async () => {
    const { token, sessionId } = await app.sessionOf(scene.lea)
    const [head, body, signature] = token.split('.') as [string, string, string]
    const now = Math.floor(app.clock.now().getTime() / 1000)
    const claims = {
      sid: sessionId,
      sub: scene.lea.id,
      iss: 'werkplatz',
      aud: 'werkplatz-api',
      iat: now,
      exp: now + 900,
    }
    const foreign = generateKeyPairSync('ed25519').privateKey
    const signed = (header: Record<string, string>, payload: object, key = foreign) =>
      new SignJWT(payload as never).setProtectedHeader(header as never).sign(key)
    const hs = (secret: string, header: object) => {
      const text = `${part(header)}.${part(claims)}`
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const { createPrivateKey } = await import('node:crypto')
    const ours = createPrivateKey(Buffer.from(app.config.TOKEN_PRIVATE_KEY, 'base64').toString())
    const without = (key: keyof typeof claims) =>
      Object.fromEntries(Object.entries(claims).filter(([name]) => name !== key))
    const tokens = [
      '',
      'x',
      '..',
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${body}.${signature}x`,
      `${head}.${part({ ...claims, sub: scene.ada.id })}.${signature}`,
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`,
      `${part({ alg: 'None' })}.${part(claims)}.`,
      hs('', { alg: 'HS256', typ: 'at+jwt' }),
      hs(app.config.TOKEN_PRIVATE_KEY, { alg: 'HS256', typ: 'at+jwt' }),
      hs('secret', { alg: 'HS256', kid: '../../dev/null' }),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, claims),
      await signed({ alg: 'EdDSA', typ: 'at+jwt', jku: 'https://evil.example/keys' }, claims),
      await signed({ alg: 'EdDSA', typ: 'at+jwt', kid: 'other' }, claims),
      await signed({ alg: 'EdDSA', typ: 'JWT' }, claims, ours),
      await signed({ alg: 'EdDSA' }, claims, ours),
      await signed({ alg: 'EdDSA', typ: 'rt+jwt' }, claims, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, aud: 'other' }, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, aud: ['other'] }, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, iss: 'other' }, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, exp: now - 31 }, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, nbf: now + 600 }, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, sid: 42 }, ours),
      await signed({ alg: 'EdDSA', typ: 'at+jwt' }, { ...claims, sid: '0198c0de-0000-7000-8000-000000000000' }, ours),
      ...(await Promise.all(
        (['sid', 'sub', 'iss', 'aud', 'iat', 'exp'] as const).map((key) =>
          signed({ alg: 'EdDSA', typ: 'at+jwt' }, without(key), ours),
        ),
      )),
      (await app.sessionOf(scene.lea)).cookie,
    ]
    for (const bad of tokens) expect((await check(bad)).status, bad.slice(0, 60)).toBe(401)
    expect(tokens.length).toBeGreaterThan(30)
    // The same claims with our key and the right header pass: the refusals above are for the right reason.
    expect((await check(await signed({ alg: 'EdDSA', typ: 'at+jwt' }, claims, ours))).status).toBe(200)
  })

  test('changed rights reach a running session within 5 seconds', async () => {
    const rosa = await newPerson(app, { nameFirst: 'Rosa', companyId: scene.nordwerk, roles: ['ADMIN'] })
    const token = await app.tokenOf(rosa)
    const can = async () => (await app.call('readUserDetails', { token })).body.can['admin.open']
    expect(await can()).toBe(true)
    await app.begin((tx) =>
      tx
        .updateTable('person')
        .set({ roles: ['USER'] })
        .where('id', '=', rosa.id)
        .execute(),
    )
    app.clock.add(5.1)
    expect(await can()).toBe(false)
  })

  test('a deactivated person is out within 5 seconds', async () => {
    const emil = await newPerson(app, { nameFirst: 'Emil', companyId: scene.nordwerk, roles: ['USER'] })
    const token = await app.tokenOf(emil)
    expect((await check(token)).status).toBe(200)
    await app.begin((tx) => tx.updateTable('person').set({ status: 'DEACTIVATED' }).where('id', '=', emil.id).execute())
    app.clock.add(5.1)
    expect((await check(token)).status).toBe(401)
  })
})
