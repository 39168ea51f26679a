// Over generated histories the SQL says what a count day by day says: union of days, gaps, idle days, averages. More of
// them: HISTORY_RUNS=10000.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { findStats, listHistory } from '../work-history.queries.ts'
import { naiveHistory } from './naive-history.ts'

const RUNS = Number(process.env.HISTORY_RUNS ?? 200)
/** Crosses two leap days and the changes of the clock. */
const DAY_ZERO = Date.UTC(2023, 7, 1)
const dayOf = (number: number) => new Date(DAY_ZERO + number * 86_400_000).toISOString().slice(0, 10)
const numberOf = (day: string) => Math.round((Date.parse(day) - DAY_ZERO) / 86_400_000)

let app: TestApp
let scene: Scene
let activityId: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  activityId = await newActivity(app, scene.david)
})

const work = fc.record({
  from: fc.integer({ min: -60, max: 1_100 }),
  length: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 400 })),
  linked: fc.boolean(),
  status: fc.constantFrom('APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'REJECTED', 'DRAFT'),
})
const history = fc.record({
  joined: fc.integer({ min: 0, max: 400 }),
  today: fc.integer({ min: 0, max: 1_060 }),
  works: fc.array(work, { maxLength: 9 }),
})

const fill = `insert into assignment (author_id, company_id, activity_id, status, title, description, location,
    department, work_sector_id, contact, date_start, date_end)
  select $1, $2, case when linked then $3::uuid end, status, 'Einsatz', 'Text', 'Olten', 'Team', $4, 'Rita', start, "end"
  from unnest($5::boolean[], $6::text[], $7::date[], $8::date[]) as made (linked, status, start, "end")
  returning id, status`

test('days, gaps, averages and events equal a count day by day', async () => {
  const me = memberOf(scene.lea)
  await fc.assert(
    fc.asyncProperty(history, async ({ joined, today, works }) => {
      await app.pool.query('delete from assignment where author_id = $1', [scene.lea.id])
      await app.pool.query('update person set date_joined = $2 where id = $1', [scene.lea.id, dayOf(joined)])
      const { rows } = await app.pool.query<{ id: string; status: string }>(fill, [
        scene.lea.id,
        scene.nordwerk,
        activityId,
        SECTOR,
        works.map(({ linked }) => linked),
        works.map(({ status }) => status),
        works.map(({ from }) => dayOf(from)),
        works.map(({ from, length }) => dayOf(from + length)),
      ])
      const worked = works.flatMap(({ from, length, linked, status }, i) =>
        status === 'APPROVED' ? [{ id: rows[i]!.id, linked, from, to: from + length }] : [],
      )
      const expected = naiveHistory(worked, joined, today)
      const asked = { id: scene.lea.id, today: dayOf(today) }
      const [stats] = await findStats(app.db, me, asked)
      expect({
        total: stats!.total,
        linked: stats!.linked,
        gaps: stats!.gaps,
        daysIdle: stats!.days_idle,
        average: Number(stats!.average),
      }).toEqual(expected.stats)
      const events = await listHistory(app.db, me, asked)
      const byId = <T extends { id: string }>(some: T[]) => some.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const of = (kind: string) => events.filter((event) => event.kind === kind)
      expect(of('JOIN')).toHaveLength(expected.joins)
      expect(
        byId(of('START').map((row) => ({ id: row.assignment_id!, day: numberOf(row.day), idle: row.idle_before }))),
      ).toEqual(expected.starts)
      expect(byId(of('END').map((row) => ({ id: row.assignment_id!, day: numberOf(row.day) })))).toEqual(expected.ends)
      const days = events.map((event) => event.day)
      expect(days).toEqual(days.toSorted())
    }),
    { numRuns: RUNS },
  )
}, 3_600_000)
