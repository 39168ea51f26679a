import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { sessionEndedSubject } from '../../../live/subjects.ts'

let app: TestApp
let scene: Scene
let said: { subject: string; message: { sessionId: string } }[]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  said = (await testWorker(app, workerParts)).bus.said as typeof said
})

const NEW = 'Ein ganz neuer Satz'
const bySession = (a: { sessionId: string }, b: { sessionId: string }) => a.sessionId.localeCompare(b.sessionId)
const someone = (nameFirst: string) =>
  newPerson(app, {
    nameFirst,
    companyId: scene.nordwerk,
    roles: ['USER'],
    email: freshAddress(nameFirst.toLowerCase()),
  })
const statusOf = async (token: string) => (await app.call('checkSession', { token })).status
const change = (token: string, oldPassword: string, newPassword = NEW) =>
  app.call('changePassword', { token, body: { oldPassword, newPassword } })
const logIn = (person: Person, password: string, userAgent = 'x', device?: string) => {
  const authorization = `Basic ${Buffer.from(`${person.email}:${password}`).toString('base64')}`
  return app.call('login', { headers: { authorization, 'user-agent': userAgent }, device })
}

describe('changePassword', () => {
  test('this session stays, the others end at once and on every node, and a mail says so', async () => {
    const mia = await someone('Mia')
    const [mine, other, third] = [await app.sessionOf(mia), await app.sessionOf(mia), await app.sessionOf(mia)]
    expect((await change(mine.token, PASSWORD)).status).toBe(204)
    expect([await statusOf(mine.token), await statusOf(other.token), await statusOf(third.token)]).toEqual([
      200, 401, 401,
    ])
    await eventually(() => {
      const ended = said.filter(({ subject }) => subject === sessionEndedSubject).map(({ message }) => message)
      expect(ended.toSorted(bySession)).toEqual(
        [other, third].map(({ sessionId }) => ({ sessionId })).toSorted(bySession),
      )
    })
    await eventually(async () =>
      expect((await inboxOf(mia.email)).map((mail) => mail.subject)).toEqual(['Dein Passwort wurde geändert']),
    )
    expect((await logIn(mia, NEW)).status).toBe(200)
  })

  test('a wrong old password changes nothing, keeps the session and is slowed, the login is not', async () => {
    const ida = await someone('Ida')
    const { token } = await app.sessionOf(ida)
    expect(await change(token, 'falsch')).toMatchObject({
      status: 400,
      body: { errors: ['Das aktuelle Passwort stimmt nicht.'], fields: [{ path: 'oldPassword' }] },
    })
    expect(await statusOf(token)).toBe(200)
    for (let i = 0; i < 5; i += 1) await change(token, 'falsch')
    expect((await change(token, PASSWORD)).status).toBe(429)
    // A stolen session must not lock its owner out of the login.
    expect((await logIn(ida, PASSWORD)).status).toBe(200)
  })

  test('common passwords and the own name are refused', async () => {
    const { token } = await app.sessionOf(await someone('Ottokar'))
    expect((await change(token, PASSWORD, 'qwertz123')).status).toBe(400)
    expect((await change(token, PASSWORD, 'Ottokar1')).status).toBe(400)
  })
})

describe('logOutEverywhere', () => {
  test('ends all sessions, clears the cookie, tells the nodes and sends a mail', async () => {
    const emil = await someone('Emil')
    const [mine, other] = [await app.sessionOf(emil), await app.sessionOf(emil)]
    const before = said.length
    const reply = await app.call('logOutEverywhere', { token: mine.token })
    expect([reply.status, reply.cookie]).toEqual([204, ''])
    expect([await statusOf(mine.token), await statusOf(other.token)]).toEqual([401, 401])
    await eventually(() => {
      const ended = said.slice(before).filter(({ subject }) => subject === sessionEndedSubject)
      expect(ended.map(({ message }) => message.sessionId).toSorted()).toEqual(
        [mine.sessionId, other.sessionId].toSorted(),
      )
    })
    await eventually(async () =>
      expect((await inboxOf(emil.email)).map((mail) => mail.subject)).toEqual(['Alle Sitzungen wurden beendet']),
    )
  })

  test('somebody else’s sessions are left alone', async () => {
    const [a, b] = [await app.sessionOf(scene.lea), await app.sessionOf(scene.noah)]
    await app.call('logOutEverywhere', { token: a.token })
    expect(await statusOf(b.token)).toBe(200)
  })
})

describe('readActiveSessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

  test('names device and browser in words, and which one this is', async () => {
    const rosa = await someone('Rosa')
    await logIn(rosa, PASSWORD, chrome)
    const { body } = await logIn(rosa, PASSWORD, safari)
    const { accessToken } = body.credentials
    const sessions = await app.call('readActiveSessions', { token: accessToken })
    expect(sessions.body).toMatchObject([
      { device: 'Safari auf iPhone', userAgent: safari, isCurrent: true },
      { device: 'Chrome auf Windows', userAgent: chrome, isCurrent: false },
    ])
  })

  test('a new device is told by mail in words; a browser’s update and the first sign-in are not', async () => {
    const lia = await someone('Lia')
    const { device } = await logIn(lia, PASSWORD, chrome)
    await logIn(lia, PASSWORD, chrome.replace('131', '132'), device)
    await logIn(lia, PASSWORD, safari)
    const mail = await eventually(async () => {
      const found = await inboxOf(lia.email)
      expect(found).toHaveLength(1)
      return found[0]!
    })
    expect(mail.subject).toBe('Neue Anmeldung bei deinem Konto')
    expect(mail.text).toContain('Gerät und Browser: Safari auf iPhone')
  })
})
