import { roles } from '@werkplatz/contract/rules/roles.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { newPerson, newScene, type NewPerson, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const newAt = (companyId: string, ...held: NewPerson['roles']) =>
  newPerson(app, { nameFirst: 'Mika', companyId, roles: held, email: freshAddress('mika') })
const rowOf = (id: string) => app.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const asRead = async (who: Person, id: string) => (await app.call('readManagedPerson', { as: who, query: { id } })).body

const none = { supervisorId: null, professionId: null, adultFrom: null, dateJoined: null }
const change = async (who: Person, id: string, changed: object) =>
  app.call('changePerson', {
    as: who,
    body: { id, rightsVersion: (await rowOf(id)).rights_version, ...none, ...changed },
  })
const apprentice = { roles: ['APPRENTICE'], adultFrom: '2027-05-01' }

describe('changePerson', () => {
  test('an officer says who looks after an apprentice, in what they are trained and since when', async () => {
    const mika = await newAt(scene.nordwerk, 'APPRENTICE')
    const training = { supervisorId: scene.david.id, professionId: 'pr-kv-efz', dateJoined: '2026-08-01' }
    expect((await change(scene.clara, mika.id, { ...apprentice, ...training })).status).toBe(204)
    expect(await asRead(scene.clara, mika.id)).toMatchObject({
      professionId: 'pr-kv-efz',
      dateJoined: '2026-08-01',
      adultFrom: '2027-05-01',
      supervisor: { userId: scene.david.id, name: 'David Muster' },
    })
    expect(await rowOf(mika.id)).toMatchObject({ training_end: '2029-08-01', rights_version: 2 })
  })

  test('the trail says who changed which roles', async () => {
    const mika = await newAt(scene.nordwerk, 'USER')
    await change(scene.clara, mika.id, { roles: ['USER', 'VOCATIONAL_TRAINER'] })
    const { rows } = await app.pool.query('select actor_id, action, details from audit where target_id = $1', [mika.id])
    expect(rows).toMatchObject([
      {
        actor_id: scene.clara.id,
        action: 'change',
        details: { rolesBefore: ['USER'], roles: ['VOCATIONAL_TRAINER', 'USER'] },
      },
    ])
  })

  test('which roles one may give: an officer four, ADMIN all but OWNER, OWNER all', async () => {
    const four = ['USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER']
    const may = {
      [scene.clara.id]: four,
      [scene.bruno.id]: roles.filter((role) => role !== 'OWNER'),
      [scene.ada.id]: [...roles],
    }
    for (const who of [scene.clara, scene.bruno, scene.ada])
      for (const role of roles) {
        const mika = await newAt(scene.nordwerk, 'USER')
        const reply = await change(who, mika.id, { ...apprentice, roles: ['USER', role] })
        const isGiven = may[who.id]!.includes(role)
        expect([who.nameFirst, role, reply.status]).toEqual([who.nameFirst, role, isGiven ? 204 : 403])
        expect((await rowOf(mika.id)).roles.includes(role)).toBe(isGiven)
      }
  })

  test('nobody changes their own roles, and an officer nobody’s who runs the platform', async () => {
    for (const who of [scene.clara, scene.bruno, scene.ada])
      expect((await change(who, who.id, { roles: [...who.roles, 'USER'] })).status).toBe(403)
    for (const one of [scene.ada, scene.bruno, scene.vera])
      expect((await change(scene.clara, one.id, { roles: ['USER'] })).status).toBe(403)
    expect((await change(scene.bruno, scene.ada.id, { roles: ['OWNER', 'USER'] })).status).toBe(403)
    expect((await change(scene.elena, scene.lea.id, apprentice)).status).toBe(404)
  })

  test('a right that has just ended gives nothing any more, though it is still remembered', async () => {
    const officer = await newAt(scene.nordwerk, 'EDUCATION_OFFICER')
    const mika = await newAt(scene.nordwerk, 'USER')
    const token = await app.tokenOf(officer)
    expect((await app.call('listManagedPeople', { token })).status).toBe(200)
    await change(scene.clara, officer.id, { roles: ['USER'] })
    const body = { id: mika.id, rightsVersion: 1, ...none, roles: ['EDUCATION_OFFICER'] }
    expect((await app.call('changePerson', { token, body })).status).toBe(403)
    expect((await rowOf(mika.id)).roles).toEqual(['USER'])
  })

  test('two officers who make each other something else at once: one of them', async () => {
    const [one, other] = [
      await newAt(scene.nordwerk, 'EDUCATION_OFFICER'),
      await newAt(scene.nordwerk, 'EDUCATION_OFFICER'),
    ]
    const answers = await Promise.all([
      change(one, other.id, { roles: ['USER'] }),
      change(other, one.id, { roles: ['USER'] }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403])
  })

  test('the last officer of a company with apprentices stays; with a second one, or without apprentices, not', async () => {
    // Elena is Südwerk's only one, and Luca its apprentice.
    expect(await change(scene.ada, scene.elena.id, { roles: ['USER'] })).toMatchObject({
      status: 409,
      body: { code: 'last_officer' },
    })
    const second = await newAt(scene.suedwerk, 'EDUCATION_OFFICER')
    const answers = await Promise.all([
      change(scene.ada, scene.elena.id, { roles: ['USER'] }),
      change(scene.ada, second.id, { roles: ['USER'] }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const officers = await app.pool.query(
      "select from person where company_id = $1 and roles @> '{EDUCATION_OFFICER}'",
      [scene.suedwerk],
    )
    expect(officers.rowCount).toBe(1)
  })

  test('the last OWNER stays, also when two take it from each other at once', async () => {
    await app.pool.query("update person set roles = '{USER}' where roles @> '{OWNER}' and id <> $1", [scene.ada.id])
    const second = await newAt(scene.nordwerk, 'OWNER')
    const answers = await Promise.all([
      change(scene.ada, second.id, { roles: ['USER'] }),
      change(second, scene.ada.id, { roles: ['USER'] }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403])
    const owners = await app.pool.query("select id from person where roles @> '{OWNER}' and status = 'ACTIVE'")
    expect(owners.rowCount).toBe(1)
    await app.pool.query("update person set roles = '{OWNER}' where id = $1", [scene.ada.id])
    await app.pool.query("update person set roles = '{USER}' where id = $1", [second.id])
    app.clock.add(6)
  })

  test('on top of somebody else’s change: 409', async () => {
    const mika = await newAt(scene.nordwerk, 'USER')
    const body = { id: mika.id, rightsVersion: 1, ...none, roles: ['VOCATIONAL_TRAINER'] }
    expect((await app.call('changePerson', { as: scene.clara, body })).status).toBe(204)
    expect(await app.call('changePerson', { as: scene.clara, body })).toMatchObject({
      status: 409,
      body: { code: 'status_conflict' },
    })
  })

  test('a trainer who looks after somebody stays one until it is handed over', async () => {
    const trainer = await newAt(scene.nordwerk, 'VOCATIONAL_TRAINER')
    const mika = await newAt(scene.nordwerk, 'APPRENTICE')
    await change(scene.clara, mika.id, { ...apprentice, supervisorId: trainer.id })
    expect(await change(scene.clara, trainer.id, { roles: ['USER'] })).toMatchObject({
      status: 409,
      body: { code: 'hand_over_needed' },
    })
  })

  test('what is refused in German words, at its field', async () => {
    const mika = await newAt(scene.nordwerk, 'APPRENTICE')
    const wrong: [object, string, string][] = [
      [{ roles: ['APPRENTICE'] }, 'adultFrom', '«Volljährig ab» fehlt: bei Lernenden braucht es den Tag.'],
      [
        { ...apprentice, supervisorId: scene.lea.id },
        'supervisorId',
        'Die Betreuung muss eine Berufsbildnerin oder ein Berufsbildner deines Betriebs sein.',
      ],
      [{ ...apprentice, professionId: 'pr-zauberei' }, 'professionId', 'Diesen Beruf gibt es nicht in der Liste.'],
      [
        { roles: ['USER'], supervisorId: scene.david.id },
        'supervisorId',
        'Betreuung und Beruf gibt es nur für Lernende.',
      ],
    ]
    for (const [body, path, sentence] of wrong)
      expect(await change(scene.clara, mika.id, body)).toMatchObject({
        status: 400,
        body: { fields: [{ path, sentence }] },
      })
  })
})
