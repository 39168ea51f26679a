import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newMark, newSemester } from '../../../../test/school.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const remove = (as: Person, schoolMarkId: string) => app.call('deleteMark', { as, params: { schoolMarkId } })

describe('deleteMark', () => {
  test('Lea removes a mark; nobody else can, and what is gone cannot be corrected any more', async () => {
    const semester = await newSemester(app, scene.lea)
    const mark = await newMark(app, scene.lea, { semesterId: semester })
    const kept = await newMark(app, scene.lea, { semesterId: semester, subject: 'Englisch' })
    expect((await remove(scene.luca, mark)).status).toBe(404)
    for (const who of [scene.ada, scene.bruno, scene.clara, scene.david])
      expect((await remove(who, mark)).status).toBe(403)
    expect((await remove(scene.lea, mark)).status).toBe(204)
    expect((await remove(scene.lea, mark)).status).toBe(404)
    const body = { schoolMarkId: mark, subject: 'Mathematik', grade: 4, weight: 1 }
    expect((await app.call('editMark', { as: scene.lea, body })).status).toBe(404)
    const left = await app.call('readMarks', { as: scene.lea, query: { id: semester } })
    expect(left.body.map(({ schoolMarkId }) => schoolMarkId)).toEqual([kept])
  })
})
