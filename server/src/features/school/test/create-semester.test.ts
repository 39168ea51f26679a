import { LAST_YEAR, nextSemester } from '@werkplatz/contract/school/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const create = (as: Person, year: number, semester: number) =>
  app.call('createSemester', { as, query: { year, semester } })
const list = async (as: Person) => (await app.call('listSemesters', { as, query: {} })).body.content

describe('createSemester', () => {
  test('the first is 1.1, then each follows the highest, up to 4.2; every other is refused', async () => {
    let highest: { year: number; semester: number } | null = null
    for (let next = nextSemester(null); next; next = nextSemester(highest)) {
      for (let year = 1; year <= LAST_YEAR + 1; year += 1)
        for (const semester of [1, 2]) {
          if (year === next.year && semester === next.semester) continue
          const { status, body } = await create(scene.lea, year, semester)
          expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'semester_order'])
        }
      const { status, body, headers } = await create(scene.lea, next.year, next.semester)
      expect(status).toBe(201)
      expect(body).toMatchObject({ ...next, authorId: scene.lea.id, average: null, markCount: 0 })
      expect(headers.location).toBe(
        `/dashboard/company/school-semester/detail?id=${body.schoolSemesterId}&year=${next.year}&semester=${next.semester}`,
      )
      highest = next
    }
    for (const [year, semester] of [
      [5, 1],
      [4, 2],
      [1, 1],
    ] as const) {
      const { status, body } = await create(scene.lea, year, semester)
      expect(status).toBe(409)
      expect(body).toMatchObject({
        code: 'semester_max',
        detail: 'Maximale Semesteranzahl erreicht (4. Lehrjahr 2. Semester)',
      })
    }
    const found = await list(scene.lea)
    expect(found.map(({ year, semester }) => `${year}.${semester}`)).toEqual([
      '4.2',
      '4.1',
      '3.2',
      '3.1',
      '2.2',
      '2.1',
      '1.2',
      '1.1',
    ])
    expect(await list(scene.luca)).toEqual([])
  })

  test('a semester above 2 is none', async () => {
    expect((await create(scene.luca, 1, 3)).status).toBe(400)
    expect((await create(scene.luca, 0, 1)).status).toBe(400)
  })

  test('twenty devices at once make one', async () => {
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    for (const [year, semester] of [
      [1, 1],
      [1, 2],
    ] as const) {
      const made = await Promise.all(Array.from({ length: 20 }, () => create(mia, year, semester)))
      expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(made.filter(({ status }) => status === 409)).toHaveLength(19)
    }
    expect(await list(mia)).toHaveLength(2)
  })
})
