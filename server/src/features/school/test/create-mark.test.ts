import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newSemester } from '../../../../test/school.ts'

let app: TestApp
let scene: Scene
let semester: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  semester = await newSemester(app, scene.lea)
})

const write = (as: Person, body: Record<string, unknown>) =>
  app.call('createMark', {
    as,
    body: { schoolSemesterId: semester, subject: 'Mathematik', grade: 4.5, ...body } as never,
  })
const marks = async (as: Person) => (await app.call('readMarks', { as, query: { id: semester } })).body
const list = async (as: Person) => (await app.call('listSemesters', { as, query: {} })).body.content

describe('createMark', () => {
  test('subject, grade and weight come back exactly; a weight of 1 is understood', async () => {
    const { status, body } = await write(scene.lea, { subject: '  Allgemeine   Bildung ', grade: 4.3, weight: 0.25 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ schoolSemesterId: semester, subject: 'Allgemeine Bildung', grade: 4.3, weight: 0.25 })
    expect((await write(scene.lea, {})).body.weight).toBe(1)
    expect((await marks(scene.lea)).map(({ grade, weight }) => [grade, weight])).toEqual([
      [4.3, 0.25],
      [4.5, 1],
    ])
    const { rows } = await app.pool.query('select grade::text, weight::text from mark order by id')
    expect(rows).toEqual([
      { grade: '4.3', weight: '0.25' },
      { grade: '4.5', weight: '1' },
    ])
    expect(await list(scene.lea)).toMatchObject([{ average: 4.4, markCount: 2 }])
  })

  test.each([
    [{ grade: 4.25 }, 'Noten müssen gültige Dezimalzahlen von 1.0 bis 6.0 sein'],
    [{ grade: 0.9 }, 'Noten müssen gültige Dezimalzahlen von 1.0 bis 6.0 sein'],
    [{ grade: 6.1 }, 'Noten müssen gültige Dezimalzahlen von 1.0 bis 6.0 sein'],
    [{ weight: 0 }, 'Gewichtung muss grösser als 0 und maximal 5 sein'],
    [{ weight: 5.01 }, 'Gewichtung muss grösser als 0 und maximal 5 sein'],
    [{ weight: 0.005 }, 'Gewichtung muss grösser als 0 und maximal 5 sein'],
    [{ subject: '   ' }, 'Ein Fach darf nicht leer sein'],
  ])('%o is refused in the specified words', async (body, sentence) => {
    const before = await marks(scene.lea)
    const refused = await write(scene.lea, body)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'bad_input', errors: [sentence] })
    expect(await marks(scene.lea)).toEqual(before)
  })

  test('the edges are allowed', async () => {
    for (const body of [{ grade: 1 }, { grade: 6 }, { weight: 0.01 }, { weight: 5 }, { subject: 'x'.repeat(120) }])
      expect((await write(scene.lea, body)).status).toBe(201)
    expect((await write(scene.lea, { subject: 'x'.repeat(121) })).status).toBe(400)
  })

  test('an entry a device sends again, even at once and many times, is one mark', async () => {
    const entryId = randomUUID()
    const before = (await marks(scene.lea)).length
    const sent = await Promise.all(Array.from({ length: 10 }, () => write(scene.lea, { entryId, grade: 5.1 })))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map(({ body }) => body.schoolMarkId)).size).toBe(1)
    expect(await marks(scene.lea)).toHaveLength(before + 1)
    // The name is the owner's own: somebody else's entry of the same name is another.
    const lucas = await newSemester(app, scene.luca)
    const other = await write(scene.luca, { schoolSemesterId: lucas, entryId, grade: 2 })
    expect(other.body).toMatchObject({ grade: 2, schoolSemesterId: lucas })
  })

  test('nobody writes into somebody else’s semester (T13)', async () => {
    const before = await marks(scene.lea)
    expect((await write(scene.luca, {})).status).toBe(404)
    for (const who of [scene.ada, scene.bruno, scene.clara, scene.david, scene.noah])
      expect((await write(who, {})).status).toBe(403)
    expect(await marks(scene.lea)).toEqual(before)
  })
})
