import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newCompany, newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const start = (as: Person, body: object = {}) => app.call('startApprenticesExport', { as, body })
const end = (who: Person) => app.pool.query(`update export set status = 'EXPIRED' where person_id = $1`, [who.id])
const officer = (nameFirst: string, companyId = scene.nordwerk) =>
  newPerson(app, {
    nameFirst,
    companyId,
    roles: ['EDUCATION_OFFICER'],
    email: `${nameFirst.toLowerCase()}@export.example`,
  })

/** As if the person had signed in a while ago. */
async function signedInBefore(who: Person, minutes: number) {
  const token = await app.tokenOf(who)
  await app.pool.query('update session set date_created = now() - make_interval(mins => $2) where person_id = $1', [
    who.id,
    minutes,
  ])
  return (body: object) => app.call('startApprenticesExport', { token, body })
}

describe('startApprenticesExport', () => {
  test('who has signed in just now need not say the password again; who reads no apprentices gets none', async () => {
    const { status, body } = await start(scene.clara)
    expect([status, body]).toMatchObject([200, { kind: 'APPRENTICES', status: 'WAITING', signedUrl: null }])
    for (const who of [scene.lea, scene.noah, scene.vera]) expect((await start(who)).status).toBe(403)
    const { rows } = await app.pool.query('select action, details from audit where target_id = $1', [body.id])
    expect(rows).toEqual([{ action: 'startExport', details: { kind: 'APPRENTICES', mine: false } }])
  })

  test('after five minutes the password is asked for, and only the right one will do', async () => {
    const later = await signedInBefore(scene.david, 6)
    expect(await later({})).toMatchObject({ status: 403, body: { code: 'password_needed' } })
    const wrong = await later({ password: 'falsch' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'password' }] } })
    expect((await app.call('listExports', { as: scene.david })).body).toEqual([])
    expect((await later({ password: PASSWORD })).status).toBe(200)
    const soon = await signedInBefore(scene.ada, 4)
    expect((await soon({})).status).toBe(200)
  })

  test('a wrong password is refused even of who has just signed in', async () => {
    expect((await start(await officer('Rahel'), { password: 'falsch' })).status).toBe(400)
  })

  test('three a day; the fourth answers 429 and when it goes on', async () => {
    const ruth = await officer('Ruth')
    for (const _ of [1, 2, 3]) {
      expect((await start(ruth)).status).toBe(200)
      await end(ruth)
    }
    const fourth = await start(ruth)
    expect(fourth).toMatchObject({ status: 429, body: { code: 'too_many_exports' } })
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('one at a time for each person, whatever it holds', async () => {
    const rita = await officer('Rita')
    const first = await start(rita)
    expect((await start(rita)).body.id).toBe(first.body.id)
    const other = await app.call('startExport', { as: rita, body: { kind: 'ACTIVITIES' } })
    expect(other).toMatchObject({ status: 409, body: { code: 'export_running' } })
    await end(rita)
    expect((await app.call('startExport', { as: rita, body: { kind: 'ACTIVITIES' } })).status).toBe(200)
    expect(await start(rita)).toMatchObject({ status: 409, body: { code: 'export_running' } })
    // Not by the call of the other kind, which asks for no password.
    const without = await app.call('startExport', { as: scene.bruno, body: { kind: 'APPRENTICES' } })
    expect(without.status).toBe(400)
  })

  test('more than 2,000 entries are too many; only one’s own may be few enough', async () => {
    const large = await newCompany(app, 'Gross AG')
    const rosmarie = await officer('Rosmarie', large)
    await app.pool.query(
      `insert into person (company_id, email, name_first, name_last, roles, setup_at, supervisor_id)
       select $1, 'viele' || n || '@export.example', 'Vorname', 'Nachname', '{APPRENTICE}', now(),
         case when n <= 3 then $2::uuid end from generate_series(1, 2000) n`,
      [large, rosmarie.id],
    )
    expect(await start(rosmarie)).toMatchObject({ status: 409, body: { code: 'export_too_large' } })
    expect((await start(rosmarie, { mine: true })).status).toBe(200)
  })
})
