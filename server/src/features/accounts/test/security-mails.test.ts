// Whatever changes how one signs in, or looks like somebody else, is told to the person at once, at any hour.
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { softPasskey } from '../../../../test/authenticator.ts'
import type { Reply } from '../../../../test/call.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { signals } from '../../../lib/metrics.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  // 22:30 in Zurich: a security mail goes to a minor at night, too.
  await testWorker(app, workerParts, { clock: { now: () => new Date('2026-11-15T21:30:00Z') } })
})
beforeEach(() => app.clock.add(61))

async function minor(nameFirst: string): Promise<Person> {
  const email = freshAddress(nameFirst.toLowerCase())
  const person = await newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: ['APPRENTICE'], email })
  await app.pool.query("update person set adult_from = '2029-01-01' where id = $1", [person.id])
  return person
}
const logIn = (person: Person, device?: string) => {
  const authorization = `Basic ${Buffer.from(`${person.email}:${PASSWORD}`).toString('base64')}`
  return app.call('login', { headers: { authorization }, device })
}
const subjects = async (person: Person) => (await inboxOf(person.email)).map(({ subject }) => subject).toSorted()
const arrives = (person: Person, wanted: string[]) =>
  eventually(async () => expect(await subjects(person)).toEqual(wanted.toSorted()), 15_000)
const done = async <Body>(call: Promise<Reply<Body>>) => {
  const { status, body } = await call
  expect(status).toBeLessThan(300)
  return body
}

describe('security mails', () => {
  test('a sign-in on a device that is new to the person; not the first ever, and not again on the same', async () => {
    const lea = await minor('Lea')
    const { device } = await logIn(lea)
    expect((await logIn(lea, device)).status).toBe(200)
    expect((await logIn(lea)).status).toBe(200)
    await arrives(lea, ['Neue Anmeldung bei deinem Konto'])
    const { rows } = await app.pool.query('select from mail where person_id = $1', [lea.id])
    expect(rows).toHaveLength(1)
  })

  test('an authenticator app added, codes renewed, the app removed', async () => {
    const noa = await minor('Noa')
    const { token } = await app.sessionOf(noa)
    const { secret } = await done(app.call('startTotp', { token, body: { password: PASSWORD } }))
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
    await done(app.call('confirmTotp', { token, body: { code } }))
    await done(app.call('renewRecoveryCodes', { token, body: { password: PASSWORD } }))
    await done(app.call('removeTotp', { token, body: { password: PASSWORD } }))
    await arrives(noa, [
      'Neuer zweiter Faktor bei deinem Konto',
      'Neue Wiederherstellungscodes für dein Konto',
      'Zweiter Faktor von deinem Konto entfernt',
    ])
    const [added] = (await inboxOf(noa.email)).filter(({ subject }) => subject.startsWith('Neuer zweiter'))
    expect(added!.text).toContain('Authenticator-App')
  })

  test('a passkey added and removed, by its name', async () => {
    const uma = await minor('Uma')
    const { token } = await app.sessionOf(uma)
    const { options } = await done(app.call('startPasskey', { token, body: { password: PASSWORD } }))
    const answer = softPasskey(app.config.PUBLIC_URL).register(options)
    await done(app.call('addPasskey', { token, body: { name: 'Laptop von Uma', answer } }))
    const { rows } = await app.pool.query<{ id: string }>('select id from passkey where person_id = $1', [uma.id])
    await done(app.call('removePasskey', { token, body: { id: rows[0]!.id, password: PASSWORD } }))
    await arrives(uma, ['Neuer zweiter Faktor bei deinem Konto', 'Zweiter Faktor von deinem Konto entfernt'])
    for (const { text } of await inboxOf(uma.email)) expect(text).toContain('Passkey «Laptop von Uma»')
  })

  test('a refresh token that comes back: a mail, a line in the log and a figure', async () => {
    const ida = await minor('Ida')
    const refresh = (cookie: string) => app.call('refreshSession', { cookie })
    const { cookie, sessionId } = await app.sessionOf(ida)
    const next = (await refresh(cookie)).cookie!
    await refresh(next)
    expect((await refresh(cookie)).status).toBe(401)
    await arrives(ida, ['Wir haben eine Sitzung von dir beendet'])
    const line = app.logged.find((one) => one.includes('token_reuse') && one.includes(sessionId))
    expect(JSON.parse(line!)).toMatchObject({ level: 40, signals: ['token_reuse'], personId: ida.id })
    const { values } = await signals.get()
    expect(values.find(({ labels }) => labels.signal === 'token_reuse')!.value).toBeGreaterThan(0)
  })

  test('guesses at the second factor: whoever makes them knows the password', async () => {
    const emil = await minor('Emil')
    const { token } = await app.sessionOf(emil)
    const { secret } = await done(app.call('startTotp', { token, body: { password: PASSWORD } }))
    await done(app.call('confirmTotp', { token, body: { code: TOTP.generate({ secret: Secret.fromBase32(secret) }) } }))
    const { body }: Reply = await logIn(emil)
    const { challenge } = (body as { secondFactor: { challenge: string } }).secondFactor
    for (let i = 0; i < 5; i += 1) {
      const body = { challenge, code: '000000' }
      expect((await app.call('proveSecondFactor', { body })).status).toBe(401)
    }
    await arrives(emil, ['Neuer zweiter Faktor bei deinem Konto', 'Jemand kennt vielleicht dein Passwort'])
  })
})
