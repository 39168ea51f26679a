import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newReport } from '../../../../test/reports.ts'
import { newDeadLetter } from '../../jobs/test/dead-letters.ts'
import { countFigures } from '../figure.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const read = async (who: Person) => (await app.call('readFigures', { as: who })).body
const count = () => app.begin(countFigures)

describe('readFigures', () => {
  test('before the first night nothing is counted; afterwards officers see their company, others the platform', async () => {
    expect(await read(scene.clara)).toMatchObject({ scope: 'COMPANY', counted: null })
    await app.pool.query('update person set supervisor_id = $1 where id = $2', [scene.david.id, scene.lea.id])
    await newActivity(app, scene.david)
    await count()
    expect(await read(scene.clara)).toMatchObject({
      scope: 'COMPANY',
      counted: { companies: 1, people: 7, apprentices: 1, withoutSupervisor: 0, openActivities: 1, answerDays: null },
    })
    expect((await read(scene.elena)).counted).toMatchObject({ companies: 1, people: 2, withoutSupervisor: 1 })
    for (const who of [scene.ada, scene.bruno, scene.vera])
      expect(await read(who)).toMatchObject({ scope: 'PLATFORM', counted: { companies: 2, people: 9, apprentices: 2 } })
  })

  test('what happens during the day is not counted before the night', async () => {
    const before = (await read(scene.clara)).counted
    await newActivity(app, scene.david)
    expect((await read(scene.clara)).counted).toEqual(before)
    await count()
    expect((await read(scene.clara)).counted?.openActivities).toBe(before!.openActivities + 1)
  })

  test('who used a session within a week is active, once however many sessions; weeks are kept', async () => {
    await app.tokenOf(scene.lea)
    await app.tokenOf(scene.lea)
    await app.pool.query("update session set last_used_at = now() - interval '8 days' where person_id = $1", [
      scene.clara.id,
    ])
    await count()
    const { counted } = await read(scene.ada)
    const { rows } = await app.pool.query<{ active: number }>(
      `select count(distinct person_id)::int as active from session where last_used_at > now() - interval '7 days'`,
    )
    expect(counted).toMatchObject({ activePeople: rows[0]!.active, weeks: [{ active: rows[0]!.active }] })
    expect(counted!.activePeople).toBeGreaterThan(0)
  })

  test('the median of what was answered within 30 days, in days', async () => {
    const activity = await newActivity(app, scene.david)
    for (const [who, hours] of [
      [scene.lea, 24],
      [scene.noah, 72],
      [scene.luca, 48],
    ] as const) {
      const id = await newApplication(app, who, activity, { status: 'APPROVED' })
      await app.pool.query(
        `insert into application_review (application_id, reviewer_id, decision, message, date_created)
         select id, $2, 'APPROVED', 'Ja', sent_at + make_interval(hours => $3) from application where id = $1`,
        [id, scene.david.id, hours],
      )
    }
    await count()
    expect((await read(scene.clara)).counted?.answerDays).toBe(2)
    expect((await read(scene.elena)).counted?.answerDays).toBeNull()
  })

  test('what waits is of now: dead letters for who runs the platform, reports for who handles them', async () => {
    await newDeadLetter(app)
    expect((await read(scene.ada)).waiting).toEqual({ reports: 0, deadLetters: 1 })
    expect((await read(scene.clara)).waiting).toEqual({ reports: 0, deadLetters: null })
    expect((await read(scene.vera)).waiting).toEqual({ reports: null, deadLetters: null })
    // As in the queue: neither what is taken nor, for whom it is about, that there is something.
    await newReport(app, scene.lea)
    await newReport(app, scene.lea, { taker: scene.ada })
    await newReport(app, scene.clara)
    expect((await read(scene.ada)).waiting.reports).toBe(2)
    expect((await read(scene.clara)).waiting.reports).toBe(1)
    expect((await read(scene.elena)).waiting.reports).toBe(0)
  })
})
