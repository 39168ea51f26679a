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

const drop = (as: Person, id: string) => app.call('deleteSemester', { as, query: { id } })

describe('deleteSemester', () => {
  test('the newest goes while it is empty; not an older one, not one with marks, not somebody else’s', async () => {
    const first = await newSemester(app, scene.lea)
    const second = await newSemester(app, scene.lea)
    const { status, body } = await drop(scene.lea, first)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'semester_not_empty' })
    expect((await drop(scene.luca, second)).status).toBe(404)
    expect((await drop(scene.david, second)).status).toBe(403)
    const mark = await newMark(app, scene.lea, { semesterId: second })
    expect((await drop(scene.lea, second)).status).toBe(409)
    await app.call('deleteMark', { as: scene.lea, params: { schoolMarkId: mark } })
    expect((await drop(scene.lea, second)).status).toBe(204)
    expect((await drop(scene.lea, second)).status).toBe(404)
    const again = await app.call('createSemester', { as: scene.lea, query: { year: 1, semester: 2 } })
    expect(again.status).toBe(201)
  })

  test('a mark written in the same moment is kept or refused, never lost, and nothing breaks', async () => {
    for (let i = 0; i < 10; i += 1) {
      const id = await newSemester(app, scene.luca)
      const content = { schoolSemesterId: id, subject: 'Englisch', grade: 5, weight: 1 }
      const [gone, written] = await Promise.all([
        drop(scene.luca, id),
        app.call('createMark', { as: scene.luca, body: content }),
      ])
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual([gone.status, written.status])
      if (written.status === 201)
        await app.call('deleteMark', { as: scene.luca, params: { schoolMarkId: written.body.schoolMarkId } })
      await drop(scene.luca, id)
    }
  })
})
