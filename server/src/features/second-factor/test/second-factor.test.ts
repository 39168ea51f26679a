import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { softPasskey, type SoftPasskey } from '../../../../test/authenticator.ts'
import type { Reply } from '../../../../test/call.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})
beforeEach(() => app.clock.add(61))

const someone = (nameFirst: string, role: 'USER' | 'EDUCATION_OFFICER' = 'USER') =>
  newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: [role] })
const verify = (body: object) => app.call('proveSecondFactor', { body })
const logIn = (person: Person, password = PASSWORD) => {
  const authorization = `Basic ${Buffer.from(`${person.email}:${password}`).toString('base64')}`
  return app.call('login', { headers: { authorization } })
}
const challengeOf = async (person: Person) => {
  const { status, body, cookie }: Reply = await logIn(person)
  expect([status, cookie]).toEqual([401, undefined])
  return (body as { secondFactor: { challenge: string; methods: string[] } }).secondFactor
}
/** Codes of other moments, so that a step that was used does not get in the way of the next. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
const status = async (token: string) => (await app.call('readSecondFactor', { token })).body

async function withApp(nameFirst: string) {
  const person = await someone(nameFirst)
  const token = await app.tokenOf(person)
  const { secret } = (await app.call('startTotp', { token, body: { password: PASSWORD } })).body
  const confirmed = await app.call('confirmTotp', { token, body: { code: codeOf(secret, -1) } })
  expect(confirmed.status).toBe(200)
  return { person, token, secret, codes: confirmed.body.recoveryCodes }
}

async function withPasskey(nameFirst: string) {
  const person = await someone(nameFirst)
  const token = await app.tokenOf(person)
  const passkey: SoftPasskey = softPasskey(app.config.PUBLIC_URL)
  const { options } = (await app.call('startPasskey', { token, body: { password: PASSWORD } })).body
  const added = await app.call('addPasskey', { token, body: { name: 'Laptop', answer: passkey.register(options) } })
  expect(added.status).toBe(200)
  return { person, token, passkey }
}

describe('confirmTotp', () => {
  test('from then on the login asks for a code and opens no session before', async () => {
    const { person, secret, codes } = await withApp('Ida')
    expect(codes).toHaveLength(10)
    const reply = await logIn(person)
    expect(reply).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    const { challenge, methods } = await challengeOf(person)
    expect(methods).toEqual(['totp', 'recoveryCode'])
    const proved = await verify({ challenge, code: codeOf(secret) })
    expect(proved).toMatchObject({ status: 200, body: { user: { id: person.id } } })
    expect(proved.cookie).toBeTruthy()
    expect((await verify({ challenge, code: codeOf(secret, 1) })).status).toBe(401)
    expect(app.logged.join('\n')).not.toContain(challenge)
  })
})

describe('startTotp', () => {
  test('an unconfirmed app changes nothing; a wrong password or code is refused', async () => {
    const otto = await someone('Otto')
    const token = await app.tokenOf(otto)
    expect((await app.call('startTotp', { token, body: { password: 'falsch' } })).status).toBe(400)
    const { secret } = (await app.call('startTotp', { token, body: { password: PASSWORD } })).body
    const confirm = (code: string) => app.call('confirmTotp', { token, body: { code } })
    expect((await confirm(codeOf(secret, 20))).status).toBe(400)
    expect((await logIn(otto)).status).toBe(200)
  })

  test('the secret is sealed in the database', async () => {
    const { person, secret } = await withApp('Seal')
    const row = await app.db
      .selectFrom('totp')
      .select('secret')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.secret.toString('latin1')).not.toContain(secret)
  })
})

describe('verifySecondFactor', () => {
  test('a code works once, also in another sign-in', async () => {
    const { person, secret } = await withApp('Mia')
    const code = codeOf(secret)
    const [first, second] = [await challengeOf(person), await challengeOf(person)]
    expect((await verify({ challenge: first.challenge, code })).status).toBe(200)
    expect((await verify({ challenge: second.challenge, code })).status).toBe(401)
  })

  test('guessing stops: five tries a challenge, and a delay over all challenges of the account', async () => {
    const { person, secret } = await withApp('Emil')
    const { challenge } = await challengeOf(person)
    const statuses = []
    for (let i = 0; i < 8; i += 1) statuses.push((await verify({ challenge, code: '000000' })).status)
    expect(statuses.every((one) => one === 401 || one === 429)).toBe(true)
    const fresh = await challengeOf(person)
    expect((await verify({ challenge: fresh.challenge, code: codeOf(secret) })).status).toBe(429)
  })

  test('a recovery code works once, as typed from paper', async () => {
    const { person, token, codes } = await withApp('Rosa')
    const typed = codes[0]!.toUpperCase().replace('-', ' ')
    expect((await verify({ challenge: (await challengeOf(person)).challenge, code: typed })).status).toBe(200)
    expect((await verify({ challenge: (await challengeOf(person)).challenge, code: typed })).status).toBe(401)
    expect(await status(token)).toMatchObject({ totp: true, recoveryCodesLeft: 9 })
    const renewed = await app.call('renewRecoveryCodes', { token, body: { password: PASSWORD } })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await verify({ challenge: (await challengeOf(person)).challenge, code: codes[1]! })).status).toBe(401)
  })
})

describe('startChallenge', () => {
  test('a challenge of five minutes ago, or of somebody else, is worth nothing', async () => {
    const { person, secret } = await withApp('Lia')
    const { challenge } = await challengeOf(person)
    await app.pool.query("update factor_challenge set expires_at = now() - interval '1 second'")
    expect((await verify({ challenge, code: codeOf(secret) })).status).toBe(401)
    const other = await withApp('Noa')
    const theirs = await challengeOf(other.person)
    expect((await verify({ challenge: theirs.challenge, code: codeOf(secret) })).status).toBe(401)
  })
})

const optionsFor = async (challenge: string) =>
  (await app.call('readPasskeyChallenge', { body: { challenge } })).body.options

describe('addPasskey', () => {
  test('signs in with it; a replayed or foreign answer is refused', async () => {
    const { person, passkey } = await withPasskey('Uma')
    const { challenge, methods } = await challengeOf(person)
    expect(methods).toEqual(['passkey', 'recoveryCode'])
    const answer = passkey.sign(await optionsFor(challenge))
    expect((await verify({ challenge, passkey: answer })).status).toBe(200)
    const again = await challengeOf(person)
    await optionsFor(again.challenge)
    expect((await verify({ challenge: again.challenge, passkey: answer })).status).toBe(401)
    const stranger = softPasskey(app.config.PUBLIC_URL)
    const third = await challengeOf(person)
    const foreign = { ...stranger.sign(await optionsFor(third.challenge)), id: passkey.id, rawId: passkey.id }
    expect((await verify({ challenge: third.challenge, passkey: foreign })).status).toBe(401)
  })
})

describe('offerPasskeys', () => {
  test('an answer made for another site is refused', async () => {
    const { person } = await withPasskey('Ute')
    const evil = softPasskey('https://evil.example')
    const { challenge } = await challengeOf(person)
    expect((await verify({ challenge, passkey: evil.sign(await optionsFor(challenge)) })).status).toBe(401)
  })
})

describe('startPasskey', () => {
  test('a passkey made for another site, or no passkey at all, is not kept', async () => {
    const evil = softPasskey('https://evil.example')
    const token = await app.tokenOf(await someone('Uwe'))
    const { options } = (await app.call('startPasskey', { token, body: { password: PASSWORD } })).body
    const add = (answer: object) => app.call('addPasskey', { token, body: { name: 'x', answer } })
    expect((await add(evil.register(options))).status).toBe(400)
    expect((await add({ junk: true })).status).toBe(400)
  })
})

describe('removeFactor', () => {
  test('removing the last factor brings back the plain login and drops the codes', async () => {
    const { person, token } = await withPasskey('Vreni')
    const { passkeys } = await status(token)
    const remove = (password: string) => app.call('removePasskey', { token, body: { id: passkeys[0]!.id, password } })
    expect((await remove('falsch')).status).toBe(400)
    expect((await remove(PASSWORD)).status).toBe(204)
    expect(await status(token)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await logIn(person)).status).toBe(200)
  })
})

test('readSecondFactor: suggested to those who reach other people’s data', async () => {
  expect(await status(await app.tokenOf(scene.clara))).toMatchObject({ suggested: true, totp: false })
  expect(await status(await app.tokenOf(scene.david))).toMatchObject({ suggested: true })
  expect(await status(await app.tokenOf(scene.lea))).toMatchObject({ suggested: false })
})

test('an account without a second factor signs in exactly as specified', async () => {
  const reply = await logIn(scene.noah)
  expect(reply.status).toBe(200)
  expect(Object.keys(reply.body).toSorted()).toEqual(['credentials', 'user'])
})
