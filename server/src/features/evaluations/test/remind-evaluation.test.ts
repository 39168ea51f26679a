import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { evaluationJobs } from '../evaluation.jobs.ts'
import { evaluationNotices } from '../evaluation.notices.ts'
import { announcedOf } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

/** At eight in the morning. The assignments of these tests end on Friday 18 December 2026. */
const runOn = (day: string) =>
  evaluationJobs[0]!.run(
    { db: app.db, begin: app.begin, clock: { now: () => new Date(`${day}T07:00:00Z`) } } as WorkContext,
    {},
    'job',
  ) as Promise<void>

describe('remindEvaluation', () => {
  test('a week before the end, then 1, 8 and 15 days after it; each once, and no more', async () => {
    const { id } = await newEvaluation(app, scene.lea)
    await runOn('2026-12-10')
    expect(await announcedOf(app, id)).toEqual([])
    await Promise.all([runOn('2026-12-11'), runOn('2026-12-11')])
    await runOn('2026-12-14')
    expect(await announcedOf(app, id)).toEqual(['evaluation.opened'])
    // The day after the end is a Saturday.
    await runOn('2026-12-19')
    expect(await announcedOf(app, id)).toEqual(['evaluation.opened'])
    for (const day of ['2026-12-21', '2026-12-22', '2026-12-28', '2027-01-04', '2027-01-05', '2027-01-11'])
      await runOn(day)
    expect(await announcedOf(app, id)).toEqual([
      'evaluation.lastCall',
      'evaluation.opened',
      'evaluation.overdue',
      'evaluation.overdue',
    ])
  })

  test('never after both have submitted, nor while the assignment is reviewed again, nor long afterwards', async () => {
    const both = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    const frozen = await newEvaluation(app, scene.lea)
    await app.pool.query("update assignment set status = 'PENDING' where id = $1", [frozen.id])
    await runOn('2026-12-21')
    const late = await newEvaluation(app, scene.lea)
    await runOn('2027-02-01')
    for (const { id } of [both, frozen, late]) expect(await announcedOf(app, id)).toEqual([])
  })

  test('only who has not submitted is told', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { apprentice: 'submitted' })
    for (const kind of [
      'assignment.evaluationOpen',
      'assignment.evaluationReminder',
      'assignment.evaluationReminderLast',
    ]) {
      const row = evaluationNotices.find((one) => one.kind === kind)!
      const notice = await row.notice(app.db, { assignmentId: id } as never)
      expect(await notice!.recipients(app.db, '00000000-0000-0000-0000-000000000000', 10)).toEqual([contact.id])
    }
  })
})
