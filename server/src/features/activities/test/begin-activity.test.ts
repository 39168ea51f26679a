// What happens by itself: by the calendar of Switzerland, once, whatever the hour and the time of the year.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { movableClock } from '../../../../test/clock.ts'
import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { activityJobs } from '../activity.jobs.ts'

let data: TestDatabase
let scene: Scene
beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
})

const job = activityJobs.find(({ name }) => name === 'move-due-activities')!
const runAt = (instant: string) =>
  job.run(
    { db: data.db, begin: data.begin, clock: movableClock(new Date(instant)) } as unknown as WorkContext,
    {},
    'job',
  )

const project = (dateStart: string, dateEnd: string, reserved: number) =>
  newActivity(data, scene.lea, { dateStart, dateEnd, reserved, slots: 2 })

describe('the day in Switzerland', () => {
  test.each([
    ['2026-01-31T22:59:59Z', '2026-01-31'],
    ['2026-01-31T23:00:00Z', '2026-02-01'],
    // Summer time: midnight is at 22:00 UTC.
    ['2026-07-31T21:59:59Z', '2026-07-31'],
    ['2026-07-31T22:00:00Z', '2026-08-01'],
    // The nights the clocks change.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s is %s', (instant, day) => {
    expect(swissDay(new Date(instant))).toBe(day)
  })
})

describe('begin', () => {
  test('a project on its start day, if somebody takes part; not an hour before', async () => {
    const taken = await project('2026-03-29', '2026-04-30', 1)
    const empty = await project('2026-03-29', '2026-04-30', 0)
    await runAt('2026-03-28T22:30:00Z')
    expect(await statusOf(data, taken)).toBe('PUBLISHED')
    await runAt('2026-03-28T23:30:00Z')
    expect(await statusOf(data, taken)).toBe('ONGOING')
    expect(await statusOf(data, empty)).toBe('PUBLISHED')
  })

  test('a task when its slots are all taken; one without a limit never', async () => {
    const full = await newActivity(data, scene.lea, { slots: 2, reserved: 2 })
    const half = await newActivity(data, scene.lea, { slots: 2, reserved: 1 })
    const open = await newActivity(data, scene.lea, { slots: 0, reserved: 9 })
    await runAt('2026-03-01T12:00:00Z')
    expect(await Promise.all([full, half, open].map((id) => statusOf(data, id)))).toEqual([
      'ONGOING',
      'PUBLISHED',
      'PUBLISHED',
    ])
  })
})

describe('archive', () => {
  test('the day after the end, at midnight in Switzerland; a night that was missed is made up for', async () => {
    const made = { status: 'ONGOING', dateStart: '2026-10-01', slots: 0 } as const
    const id = await newActivity(data, scene.lea, { ...made, dateEnd: '2026-10-25' })
    const older = await newActivity(data, scene.lea, { ...made, dateEnd: '2026-10-02' })
    await runAt('2026-10-25T22:59:00Z')
    expect(await statusOf(data, id)).toBe('ONGOING')
    expect(await statusOf(data, older)).toBe('ARCHIVED')
    await runAt('2026-10-25T23:01:00Z')
    expect(await statusOf(data, id)).toBe('ARCHIVED')
  })
})

describe('archive what nobody joined', () => {
  test('a project the day after its end, and its author is told; one with no dates stays open', async () => {
    const missed = await project('2026-06-01', '2026-06-30', 0)
    const open = await newActivity(data, scene.lea, { slots: 2 })
    const told = () =>
      data.pool.query(
        "select from pgboss.job where data ->> 'event' = 'activity.missed' and data -> 'payload' ->> 'activityId' = $1",
        [missed],
      )
    await runAt('2026-06-30T21:59:00Z')
    expect(await statusOf(data, missed)).toBe('PUBLISHED')
    await runAt('2026-06-30T22:01:00Z')
    expect(await statusOf(data, missed)).toBe('ARCHIVED')
    expect(await statusOf(data, open)).toBe('PUBLISHED')
    expect((await told()).rows).toHaveLength(1)
  })
})

test('runs at the same time and again: each moved once, by the system, announced once', async () => {
  const ids: string[] = []
  for (let i = 0; i < 20; i += 1) ids.push(await project('2026-05-01', '2026-05-02', 1))
  const night = '2026-05-01T00:10:00Z'
  await Promise.all([runAt(night), runAt(night), runAt(night)])
  await runAt(night)
  const moves = await data.db
    .selectFrom('audit')
    .select(['target_id', 'actor_id', 'action'])
    .where('resource', '=', 'activity')
    .where('target_id', 'in', ids)
    .execute()
  expect(moves).toHaveLength(20)
  expect(moves.every((move) => move.action === 'begin' && move.actor_id === null)).toBe(true)
})
