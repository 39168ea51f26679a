import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf, tokenIn } from '../../../../test/inbox.ts'
import { newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

let at = 0
const onboard = (who: Person, said: object = {}) =>
  app.call('onboardCompany', {
    as: who,
    body: {
      name: `Juravolt ${(at += 1)}`,
      location: 'Solothurn',
      canton: 'SO',
      answerDays: 5,
      officerEmail: freshAddress('bildung'),
      ...said,
    },
  })
const idIn = (headers: Record<string, unknown>) =>
  new URL(String(headers['location']), 'http://x').searchParams.get('id')!

describe('onboardCompany', () => {
  test('the training body takes a company in: its first officer signs up and invites', async () => {
    const officerEmail = freshAddress('bildung')
    const reply = await onboard(scene.vera, { name: 'Juravolt Energie', officerEmail })
    expect([reply.status, reply.headers['location']]).toEqual([
      201,
      expect.stringMatching(/^\/admin\/companies\/detail\?id=/),
    ])
    const id = idIn(reply.headers)
    const read = async () => (await app.call('readManagedCompany', { as: scene.vera, query: { id } })).body
    expect(await read()).toMatchObject({
      name: 'Juravolt Energie',
      canton: 'SO',
      answerDays: 5,
      state: 'WAITING',
      people: 0,
    })

    const mail = await eventually(
      async () => (await inboxOf(officerEmail))[0] ?? Promise.reject(new Error('not yet')),
      20_000,
    )
    expect(mail.subject).toBe('Juravolt Energie ist auf Werkplatz aufgenommen')
    const signedUp = await app.call('signUp', {
      query: { token: tokenIn(mail) },
      body: { nameFirst: 'Michel', nameLast: 'Rast', password: PASSWORD },
    })
    expect(signedUp.status).toBe(201)
    expect(await read()).toMatchObject({ state: 'ACTIVE', people: 1, apprentices: 0 })
    const officer = await app.db
      .selectFrom('person')
      .selectAll()
      .where('email', '=', officerEmail)
      .executeTakeFirstOrThrow()
    expect(officer).toMatchObject({ company_id: id, roles: ['EDUCATION_OFFICER'] })
  })

  test('ADMIN and OWNER as well; officers and everybody else not', async () => {
    for (const who of [scene.ada, scene.bruno]) expect((await onboard(who)).status).toBe(201)
    for (const who of [scene.clara, scene.david, scene.lea, scene.noah]) expect((await onboard(who)).status).toBe(403)
  })

  test('the same name, however it is spelled, is one company; also of two calls at once', async () => {
    expect((await onboard(scene.vera, { name: 'Müller Räder' })).status).toBe(201)
    expect(await onboard(scene.ada, { name: 'mueller raeder' })).toMatchObject({
      status: 409,
      body: { code: 'company_exists' },
    })
    const both = await Promise.all([
      onboard(scene.vera, { name: 'Zwilling AG' }),
      onboard(scene.ada, { name: 'Zwilling AG' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('an address that has an account elsewhere is answered like any other, and gets no mail', async () => {
    const reply = await onboard(scene.vera, { officerEmail: scene.luca.email })
    expect(reply.status).toBe(201)
    const rows = await app.db.selectFrom('invitation').selectAll().where('email', '=', scene.luca.email).execute()
    expect(rows).toHaveLength(1)
  })
})

describe('listManagedCompanies', () => {
  test('figures, and nothing about anybody', async () => {
    const { body } = await app.call('listManagedCompanies', { as: scene.vera, query: { query: 'Südwerk' } })
    expect(body.content).toMatchObject([{ name: 'Südwerk AG', people: 2, apprentices: 1, state: 'ACTIVE' }])
    const text = JSON.stringify((await app.call('listManagedCompanies', { as: scene.vera, query: { size: 100 } })).body)
    for (const one of [scene.elena, scene.luca, scene.lea]) {
      expect(text).not.toContain(one.nameFirst)
      expect(text).not.toContain(one.email)
      expect(text).not.toContain(one.id)
    }
  })

  test('the training body reads companies and nothing else of the admin tool', async () => {
    expect((await app.call('listManagedPeople', { as: scene.vera })).status).toBe(403)
    expect((await app.call('listInvitations', { as: scene.vera })).status).toBe(403)
    expect((await app.call('readAdminOverview', { as: scene.vera })).body).toMatchObject({
      company: null,
      firstDay: null,
    })
  })
})
