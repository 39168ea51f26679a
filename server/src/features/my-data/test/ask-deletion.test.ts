import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { swissDay } from '../../../lib/swiss-day.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const ask = (as: Person, password = PASSWORD) => app.call('askDeletion', { as, body: { password } })
const mine = async (as: Person) => (await app.call('readMyData', { as })).body
const mails = async (who: Person) => {
  const { rows } = await app.pool.query<{ template: string }>(
    `select template from mail where person_id = $1 and template = 'deletionAsked'`,
    [who.id],
  )
  return rows.length
}

describe('askDeletion', () => {
  test('Lea asks, with her password: in two weeks, and a mail says so', async () => {
    expect((await mine(scene.lea)).deletion).toBeNull()
    expect((await ask(scene.lea, 'falsch')).status).toBe(400)
    expect(await mails(scene.lea)).toBe(0)
    const { status, body } = await ask(scene.lea)
    expect([status, body]).toMatchObject([200, { byOther: false }])
    expect((Date.parse(body.dateDue) - Date.parse(body.dateCreated)) / 86_400_000).toBe(14)
    expect((await mine(scene.lea)).deletion).toEqual(body)
    expect(await mails(scene.lea)).toBe(1)
  })

  test('asked for again it stays with the first day', async () => {
    const { deletion } = await mine(scene.lea)
    expect((await ask(scene.lea)).body).toEqual(deletion)
    expect(await mails(scene.lea)).toBe(1)
  })

  test('the last officer of a company with apprentices and the last owner stay; with a successor they may go', async () => {
    expect(await ask(scene.clara)).toMatchObject({ status: 409, body: { code: 'last_officer' } })
    expect((await mine(scene.clara)).obstacle).toBe('LAST_OFFICER')
    expect(await ask(scene.ada)).toMatchObject({ status: 409, body: { code: 'last_owner' } })
    const more = { companyId: scene.nordwerk, nameFirst: 'Ines' }
    await newPerson(app, { ...more, roles: ['EDUCATION_OFFICER'], email: 'ines.e@nordwerk.example' })
    expect((await mine(scene.clara)).obstacle).toBeNull()
    expect((await ask(scene.clara)).status).toBe(200)
    // Who is about to go as well is nobody's successor.
    const other = await newPerson(app, { ...more, roles: ['OWNER'], email: 'ines.o@nordwerk.example' })
    expect((await ask(other)).status).toBe(200)
    expect((await ask(scene.ada)).status).toBe(409)
  })

  test('what would stay is named, with its day', async () => {
    await app.pool.query(
      `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
         date_start, date_end, contact) select $1, $2, 'APPROVED', 'A', 'T', 'O', 'D', id, swiss_today() - 30,
         swiss_today() + 30, 'Rita' from work_sector limit 1`,
      [scene.lea.id, scene.nordwerk],
    )
    const { stays, dateDue } = await mine(scene.lea)
    const until = new Date(dateDue)
    until.setUTCFullYear(until.getUTCFullYear() + 1)
    expect(stays).toEqual([{ what: 'TRAINING', until: swissDay(until) }])
    await app.pool.query(`update person set training_end = '2026-07-31', date_joined = '2022-08-01' where id = $1`, [
      scene.lea.id,
    ])
    expect((await mine(scene.lea)).stays).toEqual([{ what: 'TRAINING', until: '2027-07-31' }])
    expect((await mine(scene.noah)).stays).toEqual([])
  })
})

describe('cancelDeletion', () => {
  test('Lea keeps her account; nothing is left of the wish but the trail', async () => {
    expect((await app.call('cancelDeletion', { as: scene.lea })).status).toBe(204)
    expect((await mine(scene.lea)).deletion).toBeNull()
    const { rows } = await app.pool.query(
      `select action, to_status from audit where resource = 'deletion' and action = 'cancelDeletion' and actor_id = $1`,
      [scene.lea.id],
    )
    expect(rows).toEqual([{ action: 'cancelDeletion', to_status: 'CANCELLED' }])
    expect((await app.call('cancelDeletion', { as: scene.lea })).status).toBe(204)
  })
})

describe('askPersonDeletion', () => {
  const askFor = (as: Person, whom: Person, password = PASSWORD) =>
    app.call('askPersonDeletion', { as, params: { id: whom.id }, body: { password } })

  test('an officer asks for somebody of the company; they are told, and can keep it', async () => {
    expect((await askFor(scene.elena, scene.luca, 'falsch')).status).toBe(400)
    expect((await askFor(scene.elena, scene.luca)).status).toBe(200)
    expect(await mails(scene.luca)).toBe(1)
    expect((await mine(scene.luca)).deletion).toMatchObject({ byOther: true })
    const seen = await app.call('readPersonDeletion', { as: scene.elena, params: { id: scene.luca.id } })
    expect(seen.body.deletion).toMatchObject({ byOther: true })
    expect((await app.call('cancelDeletion', { as: scene.luca })).status).toBe(204)
    const after = await app.call('readPersonDeletion', { as: scene.elena, params: { id: scene.luca.id } })
    expect(after.body.deletion).toBeNull()
  })

  test('nobody of another company, nobody who runs the platform, never oneself; ADMIN not an OWNER', async () => {
    expect((await askFor(scene.elena, scene.noah)).status).toBe(404)
    expect((await askFor(scene.clara, scene.bruno)).status).toBe(403)
    expect((await askFor(scene.elena, scene.elena)).status).toBe(403)
    expect((await askFor(scene.bruno, scene.ada)).status).toBe(403)
    expect((await askFor(scene.bruno, scene.luca)).status).toBe(200)
    expect((await askFor(scene.ada, scene.bruno)).status).toBe(200)
  })
})

describe('cancelPersonDeletion', () => {
  test('an officer takes it back', async () => {
    const params = { id: scene.luca.id }
    expect((await app.call('cancelPersonDeletion', { as: scene.noah, params })).status).toBe(403)
    expect((await mine(scene.luca)).deletion).not.toBeNull()
    expect((await app.call('cancelPersonDeletion', { as: scene.elena, params })).status).toBe(204)
    expect((await mine(scene.luca)).deletion).toBeNull()
  })
})
