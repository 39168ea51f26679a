import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newMark, newSemester } from '../../../../test/school.ts'

let app: TestApp
let scene: Scene
let semester: string
let other: string
let mark: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  semester = await newSemester(app, scene.lea)
  other = await newSemester(app, scene.lea)
  mark = await newMark(app, scene.lea, { semesterId: semester })
})

const edit = (as: Person, body: Record<string, unknown>) =>
  app.call('editMark', { as, body: { schoolMarkId: mark, subject: 'Physik', grade: 5.2, weight: 2, ...body } as never })
const stored = async () => (await app.pool.query('select * from mark where id = $1', [mark])).rows[0]

describe('editMark', () => {
  test('Lea corrects a mark; it stays where it was', async () => {
    const { status, body } = await edit(scene.lea, {})
    expect(status).toBe(200)
    const now = { schoolMarkId: mark, schoolSemesterId: semester, subject: 'Physik', grade: 5.2, weight: 2 }
    expect(body).toEqual(now)
    expect((await app.call('readMarks', { as: scene.lea, query: { id: semester } })).body).toEqual([now])
  })

  test('it never moves: neither by a field nobody named, nor in the database itself (T13)', async () => {
    const before = await stored()
    for (const more of [{ schoolSemesterId: other }, { authorId: scene.luca.id }, { semester_id: other }])
      expect((await edit(scene.lea, more)).status).toBe(400)
    const lucas = await newSemester(app, scene.luca)
    for (const [column, value] of [
      ['semester_id', other],
      ['semester_id', lucas],
      ['author_id', scene.luca.id],
    ] as const)
      await expect(app.pool.query(`update mark set ${column} = $2 where id = $1`, [mark, value])).rejects.toThrow(
        'does not move',
      )
    await expect(
      app.pool.query('update semester set author_id = $2 where id = $1', [semester, scene.luca.id]),
    ).rejects.toThrow('does not move')
    // Nor is one made whose semester is somebody else's.
    await expect(newMark(app, scene.luca, { semesterId: semester })).rejects.toThrow('foreign key')
    expect(await stored()).toEqual(before)
  })

  test('nobody else changes it, whoever they are', async () => {
    const before = await stored()
    expect((await edit(scene.luca, {})).status).toBe(404)
    for (const who of [scene.ada, scene.bruno, scene.clara, scene.david, scene.noah, scene.vera])
      expect((await edit(who, {})).status).toBe(403)
    expect(await stored()).toEqual(before)
  })
})
