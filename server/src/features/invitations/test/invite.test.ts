import { randomUUID } from 'node:crypto'

import { roles } from '@werkplatz/contract/rules/roles.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf, tokenIn } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { sendInvitations } from '../actions/send-invitations.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const invite = (who: Person, invitations: object[]) => app.call('invite', { as: who, body: { invitations } })
const rowsOf = (email: string) =>
  app.db.selectFrom('invitation').selectAll().where('email', '=', email).orderBy('id').execute()
const settled = () =>
  eventually(async () => {
    const { rows } = await app.pool.query(
      "select 1 from pgboss.job where name in ('send-invitations', 'send-mail') and state not in ('completed', 'failed')",
    )
    expect(rows).toEqual([])
  }, 20_000)

describe('invite', () => {
  test('the mail names inviter, company, role and the last day; the link opens the sign-up', async () => {
    const email = freshAddress('mia')
    expect((await invite(scene.clara, [{ email, role: 'VOCATIONAL_TRAINER' }])).status).toBe(204)
    const mail = await eventually(async () => (await inboxOf(email))[0] ?? Promise.reject(new Error('not yet')))
    expect(mail.subject).toBe('Deine Einladung zu Werkplatz')
    expect(mail.text).toContain('Clara Muster von Nordwerk AG lädt dich zu Werkplatz ein')
    expect(mail.text).toContain('Deine Rolle: Berufsbildner')
    const open = await app.call('checkInvitation', { query: { token: tokenIn(mail) } })
    expect(open).toMatchObject({ status: 200, body: { email, companyName: 'Nordwerk AG' } })
    const [row] = await rowsOf(email)
    expect(row).toMatchObject({ company_id: scene.nordwerk, invited_by: scene.clara.id, status: 'PENDING' })
    const days = (new Date(row!.expires_at!).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.01)
  })

  test('a known and an unknown address get the same answer; the known one gets no mail', async () => {
    const stranger = freshAddress('fremd')
    const known = await invite(scene.clara, [{ email: scene.luca.email, role: 'USER' }])
    const unknown = await invite(scene.clara, [{ email: stranger, role: 'USER' }])
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await rowsOf(scene.luca.email)).toHaveLength(1)
    await eventually(async () => expect(await inboxOf(stranger)).toHaveLength(1))
    await settled()
    expect((await rowsOf(scene.luca.email))[0]!.token_hash).toBeNull()
  })

  test('nobody is invited as OWNER, ADMIN or ASSOCIATION, and the company is the inviter’s', async () => {
    for (const role of roles) {
      const may = ['USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER'].includes(role)
      const reply = await invite(scene.ada, [{ email: freshAddress('x'), role }])
      expect([role, reply.status]).toEqual([role, may ? 204 : 400])
    }
    const other = { email: freshAddress('x'), role: 'USER', companyId: scene.suedwerk }
    expect((await invite(scene.clara, [other])).status).toBe(400)
    const many = Array.from({ length: 201 }, () => ({ email: `${randomUUID()}@x.example`, role: 'USER' }))
    expect((await invite(scene.clara, many)).status).toBe(400)
  })

  test('an empty list is refused in German words, an address at its place in the list', async () => {
    expect(await invite(scene.clara, [])).toMatchObject({
      status: 400,
      body: { errors: ['«Einladungen» darf nicht leer sein.'], fields: [{ path: 'invitations' }] },
    })
    const list = [
      { email: freshAddress('x'), role: 'USER' },
      { email: 'kein Mail', role: 'USER' },
    ]
    expect(await invite(scene.clara, list)).toMatchObject({
      status: 400,
      body: { errors: ['«E-Mail» ist nicht gültig.'], fields: [{ path: 'invitations.1.email' }] },
    })
  })

  test('addresses that would break a mail’s header are refused', async () => {
    const bad = [
      'a@b',
      'a b@c.example',
      'a@c.example\r\nBcc: x@y.example',
      '<a@c.example>',
      'a@c.example,b@c.example',
      '',
    ]
    for (const email of bad)
      expect([email, (await invite(scene.clara, [{ email, role: 'USER' }])).status]).toEqual([email, 400])
  })

  test('the same address in two spellings is one invitation; a newer one replaces the open one', async () => {
    const email = freshAddress('alias')
    const typed = email.toUpperCase().replace('@NORDWERK', '@FILIALE.NORDWERK')
    await invite(scene.clara, [
      { email, role: 'USER' },
      { email: typed, role: 'APPRENTICE' },
    ])
    await eventually(async () => expect(await inboxOf(email)).toHaveLength(1))
    const first = tokenIn((await inboxOf(email))[0]!)
    await invite(scene.bruno, [{ email, role: 'USER' }])
    await eventually(async () => expect(await inboxOf(email)).toHaveLength(2))
    expect((await rowsOf(email)).map((row) => row.status)).toEqual(['WITHDRAWN', 'PENDING'])
    expect((await app.call('checkInvitation', { query: { token: first } })).status).toBe(404)
  })

  test('ten lists with the same addresses at once, in either order: all are taken, one invitation each stays open', async () => {
    const emails = ['eins', 'zwei', 'drei'].map(freshAddress)
    const list = emails.map((email) => ({ email, role: 'USER' }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => invite(scene.clara, i % 2 ? list : list.toReversed())),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    for (const email of emails) {
      expect((await rowsOf(email)).filter(({ status }) => status === 'PENDING')).toHaveLength(1)
    }
  })

  test('an address gets three invitations a day at most, whoever sends them', async () => {
    const email = freshAddress('oft')
    for (const who of [scene.clara, scene.elena, scene.ada, scene.clara, scene.elena]) {
      expect((await invite(who, [{ email, role: 'USER' }])).status).toBe(204)
      await settled()
    }
    expect(await inboxOf(email)).toHaveLength(3)
  })

  test('a supervisor is a trainer of their own company: not one of another, not an apprentice, nobody who has left', async () => {
    const email = freshAddress('lehre')
    const at = (companyId: string, nameFirst: string) =>
      newPerson(app, {
        nameFirst,
        companyId,
        roles: ['VOCATIONAL_TRAINER'],
        email: freshAddress(nameFirst.toLowerCase()),
      })
    const [foreign, gone] = [await at(scene.suedwerk, 'Fremda'), await at(scene.nordwerk, 'Wegda')]
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [gone.id])
    for (const { id } of [foreign, gone, scene.lea, scene.clara])
      expect(await invite(scene.clara, [{ email, role: 'APPRENTICE', supervisorId: id }])).toMatchObject({
        status: 400,
        body: { errors: ['Die Betreuung muss eine Berufsbildnerin oder ein Berufsbildner deines Betriebs sein.'] },
      })
    expect(await rowsOf(email)).toEqual([])
    expect((await invite(scene.clara, [{ email, role: 'APPRENTICE', supervisorId: scene.david.id }])).status).toBe(204)
    expect(await rowsOf(email)).toMatchObject([{ supervisor_id: scene.david.id }])
  })

  test('a profession is one of the catalogue', async () => {
    const email = freshAddress('beruf')
    expect(await invite(scene.clara, [{ email, role: 'APPRENTICE', professionId: 'pr-zauberei' }])).toMatchObject({
      status: 400,
      body: { errors: ['Diesen Beruf gibt es nicht in der Liste.'] },
    })
    expect((await invite(scene.clara, [{ email, role: 'APPRENTICE', professionId: 'Zauberei' }])).body).toMatchObject({
      errors: ['«Beruf» ist nicht gültig.'],
    })
    expect(await rowsOf(email)).toEqual([])
    expect((await invite(scene.clara, [{ email, role: 'APPRENTICE', professionId: 'pr-inf-app' }])).status).toBe(204)
    expect(await rowsOf(email)).toMatchObject([{ profession_id: 'pr-inf-app' }])
  })

  test('supervisor and profession are for apprentices; nobody else has one', async () => {
    const [mia, tim] = [freshAddress('mia'), freshAddress('tim')]
    const both = { supervisorId: scene.david.id, professionId: 'pr-kv-efz' }
    for (const role of ['USER', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER'])
      for (const [name, value] of Object.entries(both))
        expect(
          await invite(scene.clara, [
            { email: mia, role: 'APPRENTICE', ...both },
            { email: tim, role, [name]: value },
          ]),
        ).toMatchObject({ status: 400, body: { errors: ['Betreuung und Beruf gibt es nur für Lernende.'] } })
    // One wrong row: nobody of the list is invited.
    expect(await rowsOf(mia)).toEqual([])
    expect((await invite(scene.clara, [{ email: mia, role: 'APPRENTICE', ...both }])).status).toBe(204)
  })

  test('who is a minor is one for five years at most', async () => {
    const email = freshAddress('jung')
    const inYears = (years: number) => `${new Date().getUTCFullYear() + years}-06-15`
    expect(await invite(scene.clara, [{ email, role: 'APPRENTICE', adultFrom: inYears(6) }])).toMatchObject({
      status: 400,
      body: { errors: ['«Volljährig ab» darf höchstens fünf Jahre in der Zukunft liegen.'] },
    })
    for (const years of [4, -20])
      expect((await invite(scene.clara, [{ email, role: 'APPRENTICE', adultFrom: inYears(years) }])).status).toBe(204)
  })
})

test('sendInvitations: repeated after a crash it adds no second mail', async () => {
  const email = freshAddress('nochmals')
  await invite(scene.clara, [{ email, role: 'USER' }])
  await eventually(async () => expect(await inboxOf(email)).toHaveLength(1))
  const [row] = await rowsOf(email)
  await app.begin((tx) => sendInvitations(tx, Buffer.from(app.config.SESSION_SECRET, 'base64'), [row!.id]))
  await settled()
  expect(await inboxOf(email)).toHaveLength(1)
})
