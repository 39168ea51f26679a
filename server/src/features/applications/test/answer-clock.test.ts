// The clock across weekends, holidays and the two nights of changing clocks, with a clock that the test sets.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { answerDates, presentClock, presentPause } from '../answer-clock.ts'
import { callsOf, idIn } from './verbs.ts'

const aargau = { canton: 'AG', answer_days: 10 } as const
const sentAt = (iso: string, terms: Parameters<typeof answerDates>[1] = aargau) => answerDates(new Date(iso), terms)

describe('when it is sent', () => {
  test('on a Monday noon: two weeks later, with a reminder two working days before', () => {
    expect(sentAt('2026-11-02T11:00:00Z')).toMatchObject({ dueOn: '2026-11-16', remindOn: '2026-11-12' })
  })

  test('the day is that of Switzerland: half past midnight in Zurich is the next day, in winter and in summer', () => {
    expect(sentAt('2026-11-02T22:59:00Z').dueOn).toBe('2026-11-16')
    expect(sentAt('2026-11-02T23:00:00Z').dueOn).toBe('2026-11-17')
    expect(sentAt('2026-07-06T21:59:00Z').dueOn).toBe('2026-07-20')
    expect(sentAt('2026-07-06T22:00:00Z').dueOn).toBe('2026-07-21')
  })

  test('on a weekend it counts from Monday', () => {
    const monday = '2026-11-27'
    expect(sentAt('2026-11-13T12:00:00Z').dueOn).toBe(monday)
    expect(sentAt('2026-11-14T12:00:00Z').dueOn).toBe(monday)
    expect(sentAt('2026-11-15T12:00:00Z').dueOn).toBe(monday)
  })

  test('over the night the clocks go forward, and back: neither loses nor wins a day', () => {
    // 29 March 2026, 2 → 3 o'clock; Good Friday and Easter Monday follow.
    expect(sentAt('2026-03-28T23:30:00Z').dueOn).toBe('2026-04-14')
    expect(sentAt('2026-03-29T00:59:59Z').dueOn).toBe('2026-04-14')
    expect(sentAt('2026-03-29T01:00:00Z').dueOn).toBe('2026-04-14')
    expect(sentAt('2026-03-29T22:00:00Z').dueOn).toBe('2026-04-15')
    // 25 October 2026, 3 → 2 o'clock: half past two happens twice.
    for (const iso of ['2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:00Z'])
      expect([iso, sentAt(iso).dueOn]).toEqual([iso, '2026-11-06'])
    expect(sentAt('2026-10-25T23:00:00Z').dueOn).toBe('2026-11-09')
  })

  test('holidays of the canton are left out, those of others are not', () => {
    // 8 December: a holiday in Luzern.
    expect(sentAt('2026-12-01T10:00:00Z', { canton: 'LU', answer_days: 10 }).dueOn).toBe('2026-12-16')
    expect(sentAt('2026-12-01T10:00:00Z').dueOn).toBe('2026-12-15')
  })

  test('a company may set another term; the reminder never comes on the day of sending', () => {
    expect(sentAt('2026-11-02T11:00:00Z', { canton: 'AG', answer_days: 3 })).toMatchObject({
      dueOn: '2026-11-05',
      remindOn: '2026-11-03',
    })
    expect(sentAt('2026-11-02T11:00:00Z', { canton: 'AG', answer_days: 1 })).toMatchObject({
      dueOn: '2026-11-03',
      remindOn: '2026-11-03',
    })
  })
})

describe('while it waits', () => {
  const waiting = {
    status: 'PENDING',
    sent_at: new Date('2026-11-02T11:00:00Z'),
    due_on: '2026-11-16',
    canton: 'AG',
    activity_status: 'PUBLISHED',
  } as const
  const at = (iso: string) => presentClock(waiting, new Date(iso))

  test('working days left, down to the last day and beyond', () => {
    expect(at('2026-11-02T12:00:00Z')).toEqual({
      waitingSince: '2026-11-02T11:00:00.000Z',
      dueOn: '2026-11-16',
      workingDaysLeft: 10,
      isOverdue: false,
    })
    expect(at('2026-11-13T12:00:00Z')).toMatchObject({ workingDaysLeft: 1, isOverdue: false })
    // Over the weekend the one day is still to come.
    expect(at('2026-11-15T12:00:00Z')).toMatchObject({ workingDaysLeft: 1, isOverdue: false })
    expect(at('2026-11-16T22:59:00Z')).toMatchObject({ workingDaysLeft: 0, isOverdue: false })
    expect(at('2026-11-16T23:00:00Z')).toMatchObject({ workingDaysLeft: -1, isOverdue: true })
  })

  test('decided or not sent: no clock', () => {
    for (const status of ['DRAFT', 'APPROVED', 'REJECTED'])
      expect(presentClock({ ...waiting, status }, new Date('2026-11-03T12:00:00Z'))).toBeNull()
  })
})

describe('while the activity is not open', () => {
  const waiting = {
    status: 'PENDING',
    sent_at: new Date('2026-11-02T11:00:00Z'),
    due_on: '2026-11-16',
    canton: 'AG',
  } as const

  test.each([
    ['PUBLISHED', true, null],
    ['ONGOING', true, null],
    ['ARCHIVED', false, 'ARCHIVED'],
    ['DRAFT', false, 'REVISED'],
    ['PENDING', false, 'REVISED'],
    ['REJECTED', false, 'REVISED'],
    ['APPROVED', false, 'REVISED'],
  ] as const)('%s: the clock runs: %s, else the reason is %s', (activityStatus, runs, pause) => {
    const row = { ...waiting, activity_status: activityStatus }
    expect(presentClock(row, new Date('2026-11-03T12:00:00Z')) !== null).toBe(runs)
    expect(presentPause(row)).toBe(pause)
    expect(presentPause({ ...row, status: 'REJECTED' })).toBeNull()
  })
})

describe('through the calls', () => {
  let app: TestApp
  let scene: Scene
  let calls: ReturnType<typeof callsOf>
  beforeAll(async () => {
    app = await testApp()
    scene = await newScene(app)
    calls = callsOf(app)
    const set = 'update company set canton = $2, answer_days = $3 where id = $1'
    await app.pool.query(set, [scene.nordwerk, 'LU', 10])
    await app.pool.query(set, [scene.suedwerk, 'AG', 5])
  })

  /** Sets the test's clock to a moment to come. */
  const setClock = (iso: string) => app.clock.add((Date.parse(iso) - app.clock.now().getTime()) / 1000)

  test('an application is answered by the activity’s company, a request by the applicant’s', async () => {
    setClock('2027-12-01T10:00:00Z')
    const inside = await newActivity(app, scene.david)
    const application = idIn(await calls.apply(scene.lea, inside))
    const clock = { dueOn: '2027-12-16', workingDaysLeft: 10, isOverdue: false }
    expect((await calls.details(scene.lea, application)).body).toMatchObject({ clock })
    expect((await calls.list(scene.david, 'received')).body).toMatchObject({ content: [{ id: application, clock }] })
    const outside = await newActivity(app, scene.david, { isPublic: true })
    const request = idIn(await calls.request(scene.luca, outside))
    expect((await calls.requestDetails(scene.luca, request)).body).toMatchObject({
      clock: { waitingSince: '2027-12-01T10:00:00.000Z', dueOn: '2027-12-08', workingDaysLeft: 5 },
    })
    setClock('2027-12-16T23:30:00Z')
    expect((await calls.details(scene.lea, application)).body).toMatchObject({
      clock: { dueOn: '2027-12-16', workingDaysLeft: -1, isOverdue: true },
    })
  })
  test('both sides read why nothing is due while the activity is archived', async () => {
    setClock('2028-02-01T10:00:00Z')
    const received = async () => {
      const { content } = (await calls.list(scene.david, 'received')).body as { content: Record<string, unknown>[] }
      return content.map(({ id, clock, pause }) => ({ id, clock, pause }))
    }
    const before = await received()
    const activity = await newActivity(app, scene.david, { isPublic: true })
    const application = idIn(await calls.apply(scene.lea, activity))
    const request = idIn(await calls.request(scene.luca, activity))
    const setStatus = (status: string) =>
      app.pool.query('update activity set status = $2 where id = $1', [activity, status])
    const waiting = (await calls.counts(scene.david)).body as { received: { waiting: number } }
    await setStatus('ARCHIVED')
    for (const reader of [scene.lea, scene.david])
      expect((await calls.details(reader, application)).body).toMatchObject({
        clock: null,
        pause: 'ARCHIVED',
        can: { review: reader === scene.david, accept: false },
      })
    expect(await received()).toEqual([{ id: application, clock: null, pause: 'ARCHIVED' }, ...before])
    expect((await calls.requestDetails(scene.elena, request)).body).toMatchObject({ clock: null, pause: 'ARCHIVED' })
    expect((await calls.counts(scene.david)).body).toMatchObject({
      received: { waiting: waiting.received.waiting - 1 },
    })
  })
})
