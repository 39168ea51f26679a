import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf, tokenIn } from '../../../../test/inbox.ts'
import { invitationTokenOf, openInvitationOf } from '../../../../test/link-tokens.ts'
import { newCompany, newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const DAY = 86_400

const list = async (who: Person, query: object = {}) =>
  (await app.call('listInvitations', { as: who, query: { size: 100, ...query } })).body
const resend = (who: Person, id: string) => app.call('resendInvitation', { as: who, body: { id } })
const withdraw = (who: Person, id: string) => app.call('withdrawInvitation', { as: who, body: { id } })
const check = async (token: string) => (await app.call('checkInvitation', { query: { token } })).status
const aged = (id: string, days: number) =>
  app.pool.query(`update invitation set date_created = date_created - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ])

/** An officer in a company of their own: counts are theirs alone. */
async function newOfficer() {
  const companyId = await newCompany(app, `Ostwerk ${freshAddress('x')}`)
  return newPerson(app, { nameFirst: 'Ona', companyId, roles: ['EDUCATION_OFFICER'], email: freshAddress('ona') })
}

describe('listInvitations', () => {
  test('by how far they have come: open, soon over, over, accepted, taken back', async () => {
    const officer = await newOfficer()
    const [open, soon, over, came, back] = ['offen', 'bald', 'alt', 'da', 'zurueck'].map(freshAddress) as [
      string,
      string,
      string,
      string,
      string,
    ]
    await openInvitationOf(app, officer, { email: open, seconds: 4 * DAY })
    await openInvitationOf(app, officer, { email: soon, seconds: 2 * DAY })
    await openInvitationOf(app, officer, { email: over, seconds: -60 })
    const token = await invitationTokenOf(app, officer, { email: came })
    await app.call('signUp', { query: { token }, body: { nameFirst: 'Da', nameLast: 'Muster', password: PASSWORD } })
    await withdraw(officer, await openInvitationOf(app, officer, { email: back }))
    const states = async (view: string) =>
      (await list(officer, { view })).content.map(({ email, state }) => [email, state])
    expect(await states('WAITING')).toEqual([
      [over, 'EXPIRED'],
      [soon, 'EXPIRING'],
      [open, 'OPEN'],
    ])
    expect(await states('ACCEPTED')).toEqual([[came, 'ACCEPTED']])
    expect(await states('WITHDRAWN')).toEqual([[back, 'WITHDRAWN']])
    expect(await states('ALL')).toHaveLength(5)
    expect(await list(officer)).toMatchObject({
      counts: { OPEN: 1, EXPIRING: 1, EXPIRED: 1, ACCEPTED: 1, WITHDRAWN: 1 },
      remindable: 0,
    })
    expect((await list(officer, { query: open.slice(0, 8) })).content).toHaveLength(1)
  })

  test('an officer reads those of the own company, ADMIN of all', async () => {
    const [mine, theirs] = [freshAddress('mein'), freshAddress('dein')]
    const seen = async (who: Person) => (await list(who)).content.map(({ email }) => email)
    const before = [await seen(scene.clara), await seen(scene.bruno)]
    await openInvitationOf(app, scene.clara, { email: mine })
    await openInvitationOf(app, scene.elena, { email: theirs })
    expect(await seen(scene.clara)).toEqual([mine, ...before[0]!])
    expect(await seen(scene.bruno)).toEqual([theirs, mine, ...before[1]!])
  })
})

describe('resendInvitation', () => {
  test('a new link, the old one opens nothing; three a day, and only who is invited', async () => {
    const email = freshAddress('nochmals')
    const old = await invitationTokenOf(app, scene.clara, { email })
    const idOf = async () => (await list(scene.clara, { query: email })).content[0]!.invitationId
    expect((await resend(scene.clara, await idOf())).status).toBe(204)
    const mail = await eventually(async () => (await inboxOf(email))[0] ?? Promise.reject(new Error('not yet')), 20_000)
    expect([await check(old), await check(tokenIn(mail))]).toEqual([404, 200])
    expect((await resend(scene.clara, await idOf())).status).toBe(204)
    expect(await resend(scene.clara, await idOf())).toMatchObject({ status: 429, body: { code: 'invitation_limit' } })
    // What was replaced is shown with the newest one only.
    expect((await list(scene.clara, { view: 'WITHDRAWN', query: email })).content).toEqual([])
    expect((await resend(scene.elena, await idOf())).status).toBe(404)
  })
})

describe('withdrawInvitation', () => {
  test('its link opens nothing any more; twice is a conflict, and whoever has come stays', async () => {
    const email = freshAddress('zurueck')
    const token = await invitationTokenOf(app, scene.clara, { email })
    const id = (await list(scene.clara, { query: email })).content[0]!.invitationId
    expect((await withdraw(scene.elena, id)).status).toBe(404)
    expect((await withdraw(scene.clara, id)).status).toBe(204)
    expect(await check(token)).toBe(404)
    expect((await withdraw(scene.clara, id)).status).toBe(409)
    expect((await resend(scene.clara, id)).status).toBe(409)
  })
})

describe('remindInvited', () => {
  test('whoever has heard nothing for three days, with a new link; a second time nobody', async () => {
    const officer = await newOfficer()
    const [old, fresh, over] = ['alt', 'neu', 'vorbei'].map(freshAddress) as [string, string, string]
    await aged(await openInvitationOf(app, officer, { email: old }), 4)
    await openInvitationOf(app, officer, { email: fresh })
    await aged(await openInvitationOf(app, officer, { email: over, seconds: -60 }), 20)
    expect((await list(officer)).remindable).toBe(2)
    const remind = async () => (await app.call('remindInvited', { as: officer })).body
    expect(await remind()).toEqual({ count: 2 })
    expect(await remind()).toEqual({ count: 0 })
    for (const email of [old, over]) {
      const mail = await eventually(
        async () => (await inboxOf(email))[0] ?? Promise.reject(new Error('not yet')),
        20_000,
      )
      expect(mail.subject).toBe('Deine Einladung zu Werkplatz wartet')
      expect(await check(tokenIn(mail))).toBe(200)
    }
    expect(await inboxOf(fresh)).toEqual([])
    // What was replaced is counted once, as what took its place.
    expect(await list(officer)).toMatchObject({
      counts: { OPEN: 2, EXPIRING: 1, EXPIRED: 0, WITHDRAWN: 0 },
      remindable: 0,
    })
  })
})
