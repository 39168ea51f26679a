// Nothing of marks anywhere but where they are asked for: no notification, mail, live event, job, trail, log or search.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { tablesHolding } from '../../../../test/strangers/holding-tables.ts'

const CANARY = 'Kanarienfach'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

test('a subject is written, corrected, read by others and removed; it is found in its own table and nowhere else', async () => {
  const { body: semester } = await app.call('createSemester', { as: scene.lea, query: { year: 1, semester: 1 } })
  const content = { subject: CANARY, grade: 1.7, weight: 0.37 }
  const written = { schoolSemesterId: semester.schoolSemesterId, ...content }
  const { body: mark } = await app.call('createMark', { as: scene.lea, body: written })
  await app.call('editMark', { as: scene.lea, body: { schoolMarkId: mark.schoolMarkId, ...content } })
  await app.call('createMark', { as: scene.lea, body: { ...written, grade: 1.73 } as never })
  for (const as of [scene.david, scene.clara, scene.ada, scene.luca])
    await app.call('readAllSemesters', { as, query: { apprenticeId: scene.lea.id } })
  await app.call('listSchoolSubjects', { as: scene.lea, query: { query: CANARY } })

  expect(await tablesHolding(app, CANARY)).toEqual(['public.mark'])

  const { rows: told } = await app.pool.query(
    'select from notification union all select from live_event union all select from mail',
  )
  expect(told).toEqual([])
  expect(app.logged.length).toBeGreaterThan(5)
  expect(app.logged.filter((line) => /Kanarienfach|1\.7/.test(line))).toEqual([])

  for (const key of ['searchPeople', 'searchActivities'] as const)
    for (const as of [scene.lea, scene.david])
      expect(JSON.stringify((await app.call(key, { as, query: { query: CANARY } })).body)).not.toContain(CANARY)
})
