import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newMark, newSemester } from '../../../../test/school.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const all = (as: Person, of: Person) => app.call('readAllSemesters', { as, query: { apprenticeId: of.id } })
const trail = async () =>
  (
    await app.pool.query<{ actor_id: string; details: object }>(
      "select actor_id, target_id, details from audit where action = 'readSemesters' order by at, id",
    )
  ).rows
const views = async (as: Person) => (await app.call('listSchoolViews', { as })).body

describe('readAllSemesters', () => {
  test('David and Clara read Lea’s, newest first; each time is in the trail, each day on her page', async () => {
    const first = await newSemester(app, scene.lea)
    const second = await newSemester(app, scene.lea)
    await newMark(app, scene.lea, { semesterId: first, grade: 4.3, weight: 0.5 })
    const { status, body } = await all(scene.david, scene.lea)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { semesterId: second, year: 1, semester: 2, grades: [] },
      { semesterId: first, year: 1, semester: 1, grades: [{ subject: 'Mathematik', grade: 4.3, weight: 0.5 }] },
    ])
    await all(scene.david, scene.lea)
    await all(scene.clara, scene.lea)
    expect(await trail()).toEqual([
      { actor_id: scene.david.id, target_id: scene.lea.id, details: {} },
      { actor_id: scene.david.id, target_id: scene.lea.id, details: {} },
      { actor_id: scene.clara.id, target_id: scene.lea.id, details: {} },
    ])
    const seen = await views(scene.lea)
    expect(seen.map(({ name, role }) => [name, role])).toEqual([
      ['Clara Muster', 'EDUCATION_OFFICER'],
      ['David Muster', 'VOCATIONAL_TRAINER'],
    ])
  })

  test('one’s own is nobody’s news; what was refused leaves no trace', async () => {
    const before = await trail()
    expect((await all(scene.lea, scene.lea)).body).toHaveLength(2)
    for (const who of [scene.ada, scene.bruno, scene.noah, scene.vera])
      expect((await all(who, scene.lea)).status).toBe(403)
    for (const who of [scene.elena, scene.luca]) expect((await all(who, scene.lea)).status).toBe(404)
    expect(await trail()).toEqual(before)
    expect(await views(scene.lea)).toHaveLength(2)
  })

  test('running the platform opens nothing; who also trains reads as a trainer of the own company', async () => {
    const roles = ['OWNER', 'VOCATIONAL_TRAINER'] as Person['roles']
    const boss = await newPerson(app, { nameFirst: 'Petra', companyId: scene.nordwerk, roles })
    expect((await all(boss, scene.lea)).status).toBe(200)
    // May see that Luca exists, but nothing of his marks.
    expect((await all(boss, scene.luca)).status).toBe(403)
  })

  test('who looked longer ago than 12 months is no longer shown; nobody sees who looked at somebody else’s', async () => {
    await app.pool.query('update school_view set day = swiss_today() - 400 where reader_id = $1', [scene.david.id])
    expect((await views(scene.lea)).map(({ name }) => name)).toEqual(['Clara Muster', 'Petra Muster'])
    expect(await views(scene.luca)).toEqual([])
    await all(scene.david, scene.lea)
    const { rows } = await app.pool.query('select from school_view where reader_id = $1', [scene.david.id])
    expect(rows).toHaveLength(1)
  })
})

describe('readMarks', () => {
  test('the owner’s only: trainers have one door, and it is the other one (T13)', async () => {
    const semester = await newSemester(app, scene.lea)
    expect((await app.call('readMarks', { as: scene.lea, query: { id: semester } })).status).toBe(200)
    for (const who of [scene.david, scene.clara, scene.ada, scene.bruno])
      expect((await app.call('readMarks', { as: who, query: { id: semester } })).status).toBe(403)
    expect((await app.call('readMarks', { as: scene.luca, query: { id: semester } })).status).toBe(404)
  })
})
