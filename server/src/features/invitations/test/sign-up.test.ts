import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { invitationTokenOf } from '../../../../test/link-tokens.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { adultFromOf } from '../adult-from.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const PASSWORD = 'Zürich🔑ss ist schön'
const body = { nameFirst: ' Mia ', nameLast: "D'Angelo", password: PASSWORD }
const signUp = (token: string, changed: object = body) => app.call('signUp', { query: { token }, body: changed })
const personOf = (email: string) =>
  app.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst()

describe('signUp', () => {
  test('makes the account the invitation promised, and signing in answers 207', async () => {
    const email = freshAddress('mia')
    const token = await invitationTokenOf(app, scene.clara, {
      email,
      role: 'APPRENTICE',
      adultFrom: '2028-02-29',
      supervisorId: scene.david.id,
      professionId: 'pr-mediamatik',
    })
    const reply = await signUp(token)
    expect([reply.status, reply.headers.location]).toEqual([201, '/dashboard/login'])
    expect(await personOf(email)).toMatchObject({
      company_id: scene.nordwerk,
      name_first: 'Mia',
      name_last: "D'Angelo",
      roles: ['APPRENTICE'],
      supervisor_id: scene.david.id,
      profession_id: 'pr-mediamatik',
      // Begins with the first day, which set-up asks for.
      training_end: null,
      setup_at: null,
    })
    const authorization = `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`
    expect((await app.call('login', { headers: { authorization } })).status).toBe(207)
  })

  test('a new account hears of everything, and gets a mail only for what waits for it', async () => {
    const email = freshAddress('mia')
    await signUp(await invitationTokenOf(app, scene.clara, { email }))
    const { id } = (await personOf(email))!
    const settings = await app.db.selectFrom('setting').selectAll().where('person_id', '=', id).executeTakeFirst()
    expect(settings).toMatchObject({
      activity_setting: 'NOTIFICATION',
      community_setting: 'NOTIFICATION',
      message_setting: 'NOTIFICATION',
      application_setting: 'MAIL_NOTIFICATION',
      status_setting: 'MAIL_NOTIFICATION',
    })
  })

  test('20 uses of one invitation at the same moment make one account', async () => {
    const token = await invitationTokenOf(app, scene.clara)
    const replies = await Promise.all(Array.from({ length: 20 }, () => signUp(token)))
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 404),
    ])
  })

  test('expired, used, withdrawn, foreign and missing tokens answer alike', async () => {
    const [expired, used, withdrawn] = [
      await invitationTokenOf(app, scene.clara, { seconds: -1 }),
      await invitationTokenOf(app, scene.clara),
      await invitationTokenOf(app, scene.clara, { email: 'weg@nordwerk.example' }),
    ]
    await signUp(used)
    await app.begin((tx) =>
      tx.updateTable('invitation').set({ status: 'WITHDRAWN' }).where('email', '=', 'weg@nordwerk.example').execute(),
    )
    for (const token of [expired, used, withdrawn, 'x'.repeat(43), '']) {
      const checked = await app.call('checkInvitation', { query: { token } })
      expect(checked).toMatchObject({ status: 404, body: { detail: 'Einladung ist ungültig oder abgeloffen.' } })
      expect((await signUp(token)).body).toEqual(checked.body)
    }
  })

  test('an address that got an account meanwhile: the invitation is worth nothing', async () => {
    const token = await invitationTokenOf(app, scene.elena, { email: scene.lea.email })
    expect((await signUp(token)).status).toBe(404)
    expect((await personOf(scene.lea.email))!.company_id).toBe(scene.nordwerk)
  })

  test('empty names, control characters, short and common passwords are refused; the invitation stays open', async () => {
    const token = await invitationTokenOf(app, scene.clara, { email: freshAddress('karin') })
    for (const wrong of [
      { nameFirst: '  ' },
      { nameLast: 'a\r\nBcc: x@y.example' },
      { nameLast: '<b>' },
      { password: 'kurz' },
      { password: 'password1' },
      { roles: ['OWNER'] },
    ]) {
      expect([wrong, (await signUp(token, { ...body, ...wrong })).status]).toEqual([wrong, 400])
    }
    expect((await signUp(token)).status).toBe(201)
  })
})

test('an apprentice about whom nothing is known counts as a minor for three years; others do not', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(adultFromOf({ role: 'APPRENTICE', adult_from: null }, now)).toBe('2029-11-15')
  expect(adultFromOf({ role: 'APPRENTICE', adult_from: '2027-01-01' }, now)).toBe('2027-01-01')
  expect(adultFromOf({ role: 'USER', adult_from: null }, now)).toBeNull()
})
