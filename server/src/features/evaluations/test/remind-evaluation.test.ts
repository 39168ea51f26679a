import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { remindEvaluation } from '../actions/remind-evaluation.ts'
import { listDueEvaluations, stampReminded } from '../evaluation-notice.queries.ts'
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

const dueOn = (day: string, after = '00000000-0000-0000-0000-000000000000') =>
  listDueEvaluations(app.db, day, after, 100)

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

  test('a short assignment that has not begun is announced on its first day, not a week before its end', async () => {
    const { id } = await newEvaluation(app, scene.lea)
    await app.pool.query("update assignment set date_start = '2026-12-15' where id = $1", [id])
    await runOn('2026-12-14')
    expect(await announcedOf(app, id)).toEqual([])
    await runOn('2026-12-15')
    expect(await announcedOf(app, id)).toEqual(['evaluation.opened'])
  })

  test('each step begins on its day and ends on the eve of the next, the last after a week', async () => {
    const { id } = await newEvaluation(app, scene.lea)
    const stepOn = async (day: string) => (await dueOn(day)).find((one) => one.id === id)?.step
    const steps: Record<string, number | undefined> = {}
    for (let day = new Date('2026-12-08'); day < new Date('2027-01-13'); day.setUTCDate(day.getUTCDate() + 1))
      steps[day.toISOString().slice(0, 10)] = await stepOn(day.toISOString().slice(0, 10))
    const firstDays = Object.entries(steps).filter(([, step], i, all) => step !== all[i - 1]?.[1])
    expect(firstDays).toEqual([
      ['2026-12-11', 1],
      ['2026-12-19', 2],
      ['2026-12-26', 3],
      ['2027-01-02', 4],
      ['2027-01-10', undefined],
    ])
  })

  test('who was looked at is not looked at again: the next page begins after the last', async () => {
    await newEvaluation(app, scene.lea)
    await newEvaluation(app, scene.lea)
    const all = (await dueOn('2026-12-21')).map(({ id }) => id)
    expect(all.length).toBeGreaterThan(1)
    expect((await dueOn('2026-12-21', all[0])).map(({ id }) => id)).toEqual(all.slice(1))
  })

  test('neither question finds one that is done: not when they are looked for, not when one is taken under its lock', async () => {
    const idsOn = async (day: string) => (await dueOn(day)).map(({ id }) => id)
    const [first, later] = [await idsOn('2026-12-21'), await idsOn('2026-12-28')]
    const open = await newEvaluation(app, scene.lea)
    const done = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    const frozen = await newEvaluation(app, scene.lea)
    await app.pool.query("update assignment set status = 'PENDING' where id = $1", [frozen.id])
    expect(await idsOn('2026-12-21')).toEqual([...first, open.id])
    const take = (id: string) => app.begin((tx) => stampReminded(tx, { id, step: 2, canton: null }))
    expect(await take(done.id)).toBe(false)
    expect([await take(open.id), await take(open.id)]).toEqual([true, false])
    expect(await idsOn('2026-12-21')).toEqual(first)
    expect(await idsOn('2026-12-28')).toEqual([...later, open.id])
    // Two jobs that found it at the same time announce it once.
    const found = { id: open.id, step: 3, canton: null }
    const remind = () => app.begin((tx) => remindEvaluation(tx, found))
    expect([await remind(), await remind()]).toEqual([true, false])
    expect(await announcedOf(app, open.id)).toEqual(['evaluation.overdue'])
  })

  test('only who has not submitted is told', async () => {
    const reminded = async (id: string) =>
      Promise.all(
        ['assignment.evaluationOpen', 'assignment.evaluationReminder', 'assignment.evaluationReminderLast'].map(
          async (kind) => {
            const row = evaluationNotices.find((one) => one.kind === kind)!
            const notice = await row.notice(app.db, { assignmentId: id } as never)
            return notice!.recipients(app.db, '00000000-0000-0000-0000-000000000000', 10)
          },
        ),
      )
    const { id, contact } = await newEvaluation(app, scene.lea, { apprentice: 'submitted' })
    expect(await reminded(id)).toEqual([[contact.id], [contact.id], [contact.id]])
    const other = await newEvaluation(app, scene.lea, { contactPart: 'submitted' })
    expect(await reminded(other.id)).toEqual([[scene.lea.id], [scene.lea.id], [scene.lea.id]])
  })
})
