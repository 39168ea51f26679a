// A place that is free again can be applied for: by itself, at once when somebody leaves, else by the calendar's job.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { activityJobs } from '../activity.jobs.ts'
import { callsOf, trailOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const dayIn = (days: number) => swissDay(new Date(app.clock.now().getTime() + days * 24 * 3600 * 1000))
const runJob = () =>
  activityJobs
    .find(({ name }) => name === 'move-due-activities')!
    .run({ db: app.db, begin: app.begin, clock: app.clock } as unknown as WorkContext, {}, 'job')
const leave = (id: string) => app.call('deleteApplication', { as: scene.lea, query: { id } })
const takenBy = async (activity: Parameters<typeof newActivity>[2]) => {
  const id = await newActivity(app, scene.david, { status: 'ONGOING', slots: 1, ...activity })
  return { id, application: await newApplication(app, scene.lea, id, { status: 'APPROVED' }) }
}

describe('reopenActivity', () => {
  test('reopen: ONGOING → PUBLISHED when Lea leaves a task that was full; others can apply, and it is no news', async () => {
    const { id, application } = await takenBy({})
    await app.pool.query("update activity set date_published = '2026-01-01' where id = $1", [id])
    expect((await leave(application)).status).toBe(204)
    expect(await statusOf(app, id)).toBe('PUBLISHED')
    expect(await trailOf(app, id)).toEqual(['reopen'])
    expect((await calls.details(scene.noah, id)).body).toMatchObject({ canApply: true, reserved: 0 })
    const { rows } = await app.pool.query('select date_published::date::text as day from activity where id = $1', [id])
    expect(rows).toEqual([{ day: '2026-01-01' }])
  })

  test('a project before its start likewise; one that has started goes on', async () => {
    const early = await takenBy({ dateStart: dayIn(3), dateEnd: dayIn(9) })
    const started = await takenBy({ dateStart: dayIn(-3), dateEnd: dayIn(9) })
    for (const { application } of [early, started]) expect((await leave(application)).status).toBe(204)
    expect(await statusOf(app, early.id)).toBe('PUBLISHED')
    expect(await statusOf(app, started.id)).toBe('ONGOING')
  })

  test('more places by an edit: open again with the next run; a full one stays, and what is over is archived', async () => {
    const { id } = await takenBy({})
    const full = await takenBy({})
    const over = await newActivity(app, scene.david, { status: 'ONGOING', slots: 2, dateEnd: dayIn(-1) })
    await app.pool.query('update activity set slots = 2 where id = $1', [id])
    await runJob()
    expect(await Promise.all([id, full.id, over].map((one) => statusOf(app, one)))).toEqual([
      'PUBLISHED',
      'ONGOING',
      'ARCHIVED',
    ])
  })
})
