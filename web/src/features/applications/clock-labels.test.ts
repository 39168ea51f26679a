import { describe, expect, test } from 'vitest'

import { dueBriefly, dueLabel, sinceLabel, waitedLabel } from './clock-labels.ts'

const waiting = (waitingSince: string, now: string) => waitedLabel({ waitingSince }, now)

describe('waitedLabel', () => {
  test('counts calendar days in Switzerland', () => {
    expect(waiting('2026-11-15T08:00:00Z', '2026-11-15T20:00:00Z')).toBe('Wartet seit heute')
    // 23:30 in Zurich, then half past midnight.
    expect(waiting('2026-11-14T22:30:00Z', '2026-11-14T23:30:00Z')).toBe('Wartet seit gestern')
    expect(waiting('2026-11-05T10:00:00Z', '2026-11-15T09:00:00Z')).toBe('Wartet seit 10 Tagen')
  })
  test('a day of 25 or 23 hours is a day', () => {
    expect(waiting('2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z')).toBe('Wartet seit gestern')
    expect(waiting('2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z')).toBe('Wartet seit gestern')
  })
  test('a clock that runs behind does not show the future', () =>
    expect(waiting('2026-11-16T08:00:00Z', '2026-11-15T08:00:00Z')).toBe('Wartet seit heute'))
})

describe('dueLabel', () => {
  const due = (workingDaysLeft: number) => ({ dueOn: '2026-11-27', workingDaysLeft, isOverdue: workingDaysLeft < 0 })
  test.each([
    [9, 'Antwort bis 27.11.2026, noch 9 Arbeitstage', 'Antwort bis 27.11.2026'],
    [1, 'Antwort bis 27.11.2026, noch 1 Arbeitstag', 'Antwort bis 27.11.2026'],
    [0, 'Antwort heute fällig', 'Antwort heute'],
    [-2, 'Antwort war am 27.11.2026 fällig', 'überfällig'],
  ])('%i working days left', (left, long, brief) => {
    expect(dueLabel(due(left))).toBe(long)
    expect(dueBriefly(due(left))).toBe(brief)
  })
})

test('sinceLabel', () => {
  const now = '2026-11-15T09:00:00Z'
  expect(sinceLabel('2026-11-15T08:14:00Z', now)).toBe('heute, 09:14')
  expect(sinceLabel('2026-11-14T13:32:00Z', now)).toBe('gestern, 14:32')
  expect(sinceLabel('2026-11-13T23:30:00Z', now)).toBe('gestern, 00:30')
  expect(sinceLabel('2026-09-02T08:00:00Z', now)).toBe('am 02.09.2026')
})
