// Nothing of marks anywhere but where they are asked for: no notification, mail, live event, job, trail, log or search.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

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

  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const holding: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.pool.query(`select from ${name} as row where row::text like $1 limit 1`, [`%${CANARY}%`])
    if (rows.length) holding.push(name)
  }
  expect(tables.length).toBeGreaterThan(30)
  expect(holding).toEqual(['public.mark'])

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
