// T13: every call of the feature with the id of somebody else's semester or mark, and with one's own under another parent.
import { randomUUID } from 'node:crypto'

import { schoolRoutes } from '@werkplatz/contract/school/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newMark, newSemester } from '../../../../test/school.ts'

interface Kept {
  person: Person
  first: string
  second: string
  mark: string
}

let app: TestApp
let scene: Scene
let all: Kept[]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  all = []
  for (const person of [scene.lea, mia, scene.luca]) {
    const first = await newSemester(app, person)
    const mark = await newMark(app, person, { semesterId: first, grade: 4.3, weight: 0.5 })
    all.push({ person, first, second: await newSemester(app, person), mark })
  }
})

const content = { subject: 'Physik', grade: 1, weight: 5 }

/** What each call says about a row, as `me`, with the ids of `whose`. */
const calls = {
  readMarks: (me: Person, whose: Kept) => app.call('readMarks', { as: me, query: { id: whose.first } }),
  drawSemester: (me: Person, whose: Kept) => app.call('drawSemester', { as: me, query: { id: whose.first } }),
  deleteSemester: (me: Person, whose: Kept) => app.call('deleteSemester', { as: me, query: { id: whose.second } }),
  createMark: (me: Person, whose: Kept) =>
    app.call('createMark', { as: me, body: { schoolSemesterId: whose.second, entryId: randomUUID(), ...content } }),
  editMark: (me: Person, whose: Kept) =>
    app.call('editMark', { as: me, body: { schoolMarkId: whose.mark, ...content } }),
  deleteMark: (me: Person, whose: Kept) => app.call('deleteMark', { as: me, params: { schoolMarkId: whose.mark } }),
  readAllSemesters: (me: Person, whose: Kept) =>
    app.call('readAllSemesters', { as: me, query: { apprenticeId: whose.person.id } }),
}

const stored = async () => {
  const { rows: semesters } = await app.pool.query('select * from semester order by id')
  const { rows: marks } = await app.pool.query('select * from mark order by id')
  const sums = await Promise.all(
    all.map(async ({ person }) => (await app.call('listSemesters', { as: person, query: {} })).body.content),
  )
  return { semesters, marks, sums }
}

describe('parents that are swapped', () => {
  test('every call that names a semester, a mark or an apprentice is among them', () => {
    const naming = Object.entries(schoolRoutes).flatMap(([key, route]) =>
      'target' in route && route.may !== 'person.readSchooldays' ? [key] : [],
    )
    expect(Object.keys(calls).toSorted()).toEqual(naming.toSorted())
  })

  test.each(Object.entries(calls))('%s with what is somebody else’s: 404, and nothing moved', async (_, send) => {
    const before = await stored()
    for (const me of all)
      for (const whose of all.filter((one) => one !== me)) expect((await send(me.person, whose)).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  test('one’s own mark under another of one’s own semesters stays where it was written', async () => {
    const [{ person, first, second }] = all as [Kept]
    const entryId = randomUUID()
    const write = (schoolSemesterId: string) =>
      app.call('createMark', { as: person, body: { schoolSemesterId, entryId, ...content } })
    const { body: written } = await write(first)
    const before = await stored()
    expect((await write(second)).body).toEqual(written)
    expect(await stored()).toEqual(before)
  })
})
