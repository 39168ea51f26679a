// A device that has signed in before has a budget of its own: its neighbours cannot lock it out (T01).
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { recoveryTokenOf } from '../../../../test/link-tokens.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { DEVICE_COOKIE } from '../../../http/credentials.ts'
import { registry } from '../../../lib/metrics.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})
beforeEach(() => app.clock.add(61))

const someone = (nameFirst: string): Promise<Person> =>
  newPerson(app, {
    nameFirst,
    companyId: scene.nordwerk,
    roles: ['USER'],
    email: freshAddress(nameFirst.toLowerCase()),
  })
const logIn = (user: string, password: string, ip: string, device?: string) =>
  app.call('login', {
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`, 'x-forwarded-for': ip },
    device,
  })
const deviceOf = async (person: Person, ip: string) => {
  const { status, device } = await logIn(person.email, PASSWORD, ip)
  expect(status).toBe(200)
  return device!
}
const signalCount = async (signal: string) => {
  const { values } = await (
    registry.getSingleMetric('werkplatz_security_signals_total') as never as {
      get(): Promise<{ values: { labels: { signal: string }; value: number }[] }>
    }
  ).get()
  return values.find(({ labels }) => labels.signal === signal)?.value ?? 0
}

describe('a known device', () => {
  test('120 failures at once from the same address: it gets in at once, strangers there wait, others elsewhere do not', async () => {
    const [ida, otto] = [await someone('Ida'), await someone('Otto')]
    const device = await deviceOf(ida, '10.3.0.1')
    const victims = await Promise.all(Array.from({ length: 30 }, () => someone('Opfer')))
    const guesses = Array.from({ length: 120 }, (_, i) => logIn(victims[i % 30]!.email, 'x', '10.3.0.1'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect((await logIn(otto.email, PASSWORD, '10.3.0.1')).status).toBe(429)
    expect((await logIn(ida.email, PASSWORD, '10.3.0.1', device)).status).toBe(200)
    expect((await logIn(otto.email, PASSWORD, '10.3.0.2')).status).toBe(200)
    expect(await signalCount('password_address')).toBeGreaterThan(0)
    expect(app.logged.filter((line) => line.includes('password_address'))).toHaveLength(1)
  }, 60_000)

  test('a flood of calls from its address does not use up its calls either', async () => {
    const mia = await someone('Mia')
    const device = await deviceOf(mia, '10.3.0.3')
    const call = () => app.call('login', { headers: { 'x-forwarded-for': '10.3.0.3' } })
    for (let i = 0; i < 600; i += 1) await call()
    expect((await call()).status).toBe(429)
    expect((await logIn(mia.email, PASSWORD, '10.3.0.3', device)).status).toBe(200)
  })

  test('guesses on it are slowed too, without cost to the person elsewhere', async () => {
    const rosa = await someone('Rosa')
    const device = await deviceOf(rosa, '10.3.0.4')
    const guesses = []
    for (let i = 0; i < 8; i += 1) guesses.push((await logIn(rosa.email, 'falsch', '10.3.0.4', device)).status)
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await logIn(rosa.email, PASSWORD, '10.3.0.4', device)).status).toBe(429)
    expect((await logIn(rosa.email, PASSWORD, '10.3.0.4')).status).toBe(200)
  })

  test('is known to its person only, and not when the cookie is made up or changed', async () => {
    const [lia, noa] = [await someone('Lia'), await someone('Noa')]
    const device = await deviceOf(lia, '10.3.0.5')
    for (let i = 0; i < 5; i += 1) await logIn(noa.email, 'falsch', '10.3.0.5')
    const changed = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const madeUp = `${'a'.repeat(16)}.${'b'.repeat(22)}.${'c'.repeat(22)}`
    for (const cookie of [device, changed, madeUp, 'junk']) {
      expect((await logIn(noa.email, PASSWORD, '10.3.0.5', cookie)).status).toBe(429)
    }
    // Both people of a shared computer are known there in the end.
    const shared = (await logIn(noa.email, PASSWORD, '10.3.0.6', device)).device!
    for (let i = 0; i < 5; i += 1) await logIn(lia.email, 'falsch', '10.3.0.5')
    expect((await logIn(lia.email, PASSWORD, '10.3.0.5', shared)).status).toBe(200)
    expect((await logIn(noa.email, PASSWORD, '10.3.0.5', shared)).status).toBe(200)
  })

  test('the cookie is for the auth calls alone, out of reach of scripts, survives the logout and names nobody', async () => {
    const emil = await someone('Emil')
    const reply = await logIn(emil.email, PASSWORD, '10.3.0.7')
    const cookies = reply.headers['set-cookie'] as string[]
    const set = cookies.find((one) => one.startsWith(DEVICE_COOKIE))!
    expect(set).toMatch(/; Path=\/api\/v1\/auth; HttpOnly; Secure; SameSite=Strict$/)
    expect(Buffer.from(reply.device!, 'base64url').toString('hex')).not.toContain(emil.id.replaceAll('-', ''))
    const token = reply.body.credentials.accessToken
    const out = await app.call('logOut', { token, device: reply.device })
    expect([out.status, out.device]).toEqual([204, undefined])
    expect(app.logged.join('\n')).not.toContain(reply.device!)
  })

  test.each(['changePassword', 'logOutEverywhere', 'recoverPassword'] as const)(
    '%s makes every other device unknown, and nobody else’s',
    async (how) => {
      const [person, neighbour] = [await someone('Uma'), await someone('Nils')]
      const old = await deviceOf(person, '10.3.0.8')
      const theirs = await deviceOf(neighbour, '10.3.0.8')
      const token = await app.tokenOf(person)
      const newPassword = 'Der Gartenzaun ist neu'
      const ways = {
        changePassword: () =>
          app.call('changePassword', { token, body: { oldPassword: PASSWORD, newPassword }, device: old }),
        logOutEverywhere: () => app.call('logOutEverywhere', { token, device: old }),
        recoverPassword: async () => {
          const query = { token: await recoveryTokenOf(app, person) }
          return app.call('recoverPassword', { query, body: { password: newPassword }, device: old })
        },
      }
      const changed = await ways[how]()
      expect(changed.status).toBe(204)
      const password = how === 'logOutEverywhere' ? PASSWORD : newPassword
      for (let i = 0; i < 5; i += 1) await logIn(person.email, 'falsch', '10.3.0.9')
      expect((await logIn(person.email, password, '10.3.0.9', old)).status).toBe(429)
      for (let i = 0; i < 5; i += 1) await logIn(neighbour.email, 'falsch', '10.3.0.9')
      expect((await logIn(neighbour.email, PASSWORD, '10.3.0.9', theirs)).status).toBe(200)
      // The device in hand is known again at once; after a total logout there is none.
      if (how === 'logOutEverywhere') expect(changed.device).toBeUndefined()
      else expect((await logIn(person.email, password, '10.3.0.9', changed.device)).status).toBe(200)
    },
  )
})

describe('guessing from many addresses', () => {
  test('is slowed over all of them, the person gets one mail a day, and gets in on their own device', async () => {
    const person = await someone('Vreni')
    const device = await deviceOf(person, '10.4.0.1')
    const guess = (i: number) => logIn(person.email, `falsch${i}`, `10.4.1.${i}`)
    const first = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)))
    expect(first.filter(({ status }) => status === 401)).toHaveLength(20)
    expect((await logIn(person.email, PASSWORD, '10.4.2.1')).status).toBe(429)
    expect((await logIn(person.email, PASSWORD, '10.4.2.1', device)).status).toBe(200)
    const subject = 'Jemand versucht, sich bei deinem Konto anzumelden'
    const mails = async () => (await inboxOf(person.email)).filter((mail) => mail.subject === subject)
    await eventually(async () => expect(await mails()).toHaveLength(1))
    expect(await signalCount('password_account')).toBeGreaterThan(0)
    // Begun again the same day: no second mail.
    await app.pool.query('update attempt set failures = 0, blocked_until = null')
    const again = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(100 + i)))
    expect(again.filter(({ status }) => status === 401)).toHaveLength(20)
    const { rows } = await app.pool.query("select from mail where template = 'securityGuessing' and person_id = $1", [
      person.id,
    ])
    expect(rows).toHaveLength(1)
  }, 60_000)

  test('of an address nobody has is slowed alike, and nobody is written to', async () => {
    const nobody = freshAddress('niemand')
    const statuses = []
    for (let i = 0; i < 22; i += 1) statuses.push((await logIn(nobody, 'x', `10.4.3.${i}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429])
    expect(await inboxOf(nobody)).toEqual([])
  }, 60_000)
})
