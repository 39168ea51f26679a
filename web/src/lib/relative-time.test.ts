import { describe, expect, test } from 'vitest'

import { listTime, relativeTime, timeAgo, untilNextChange } from './relative-time.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-06-17T12:00:00Z')

describe('timeAgo: the largest unit that has passed, in the dative', () => {
  test.each([
    [0, 'vor 1 Sekunde'],
    [1 * SECOND, 'vor 1 Sekunde'],
    [2 * SECOND, 'vor 2 Sekunden'],
    [59 * SECOND + 999, 'vor 59 Sekunden'],
    [MINUTE, 'vor 1 Minute'],
    [2 * MINUTE - 1, 'vor 1 Minute'],
    [2 * MINUTE, 'vor 2 Minuten'],
    [HOUR - 1, 'vor 59 Minuten'],
    [HOUR, 'vor 1 Stunde'],
    [5 * HOUR, 'vor 5 Stunden'],
    [DAY - 1, 'vor 23 Stunden'],
    [DAY, 'vor 1 Tag'],
    [2 * DAY, 'vor 2 Tagen'],
    [3 * DAY, 'vor 3 Tagen'],
    [7 * DAY - 1, 'vor 6 Tagen'],
    [7 * DAY, 'vor 1 Woche'],
    [14 * DAY, 'vor 2 Wochen'],
    [30 * DAY - 1, 'vor 4 Wochen'],
    [30 * DAY, 'vor 1 Monat'],
    [60 * DAY, 'vor 2 Monaten'],
    [180 * DAY, 'vor 6 Monaten'],
    [365 * DAY - 1, 'vor 12 Monaten'],
    [365 * DAY, 'vor 1 Jahr'],
    [730 * DAY, 'vor 2 Jahren'],
    [3 * 365 * DAY, 'vor 3 Jahren'],
  ])('%i ms → %s', (elapsed, text) => {
    expect(timeAgo(NOW - elapsed, NOW)).toBe(text)
  })

  test('a clock that runs ahead never shows the future', () => {
    expect(timeAgo(NOW + 5 * HOUR, NOW)).toBe('vor 1 Sekunde')
  })

  test('takes dates and ISO strings, and refuses what is no time', () => {
    expect(timeAgo(new Date(NOW - MINUTE), new Date(NOW))).toBe('vor 1 Minute')
    expect(timeAgo('2026-06-17T11:00:00Z', NOW)).toBe('vor 1 Stunde')
    expect(() => timeAgo('gestern', NOW)).toThrow(RangeError)
  })
})

describe('listTime: by calendar days in Zurich', () => {
  // 12:00 UTC is 14:00 in Zurich, a Wednesday.
  test.each([
    ['2026-06-17T11:05:00Z', '13:05'],
    ['2026-06-16T22:00:00Z', '00:00'],
    ['2026-06-16T21:59:59Z', 'gestern'],
    ['2026-06-15T22:00:00Z', 'gestern'],
    ['2026-06-15T21:59:59Z', 'Montag'],
    ['2026-06-13T10:00:00Z', 'Samstag'],
    ['2026-06-11T10:00:00Z', 'Donnerstag'],
    ['2026-06-10T22:00:00Z', 'Donnerstag'],
    ['2026-06-10T21:59:00Z', '10.06.2026 23:59'],
    ['2024-08-12T07:14:00Z', '12.08.2024 09:14'],
    ['2026-06-17T21:59:00Z', '23:59'],
    ['2026-06-17T22:00:00Z', '18.06.2026 00:00'],
  ])('%s → %s', (instant, text) => {
    expect(listTime(instant, NOW)).toBe(text)
  })

  test('the day with 23 hours (29 March 2026)', () => {
    const now = '2026-03-30T10:00:00Z' // Monday noon, summer time
    expect(listTime('2026-03-29T22:00:00Z', now)).toBe('00:00')
    expect(listTime('2026-03-29T21:59:00Z', now)).toBe('gestern')
    expect(listTime('2026-03-28T23:00:00Z', now)).toBe('gestern')
    expect(listTime('2026-03-28T22:59:00Z', now)).toBe('Samstag')
    expect(listTime('2026-03-29T00:59:00Z', '2026-03-29T10:00:00Z')).toBe('01:59')
    expect(listTime('2026-03-29T01:00:00Z', '2026-03-29T10:00:00Z')).toBe('03:00')
  })

  test('the day with 25 hours (25 October 2026)', () => {
    const now = '2026-10-26T11:00:00Z' // Monday noon, winter time
    expect(listTime('2026-10-25T23:00:00Z', now)).toBe('00:00')
    expect(listTime('2026-10-25T22:59:00Z', now)).toBe('gestern')
    expect(listTime('2026-10-24T22:00:00Z', now)).toBe('gestern')
    expect(listTime('2026-10-24T21:59:00Z', now)).toBe('Samstag')
    // 02:30 exists twice that night
    expect(listTime('2026-10-25T00:30:00Z', '2026-10-25T11:00:00Z')).toBe('02:30')
    expect(listTime('2026-10-25T01:30:00Z', '2026-10-25T11:00:00Z')).toBe('02:30')
  })

  test('a week across the change of the clocks keeps its weekdays', () => {
    expect(listTime('2026-10-23T10:00:00Z', '2026-10-29T11:00:00Z')).toBe('Freitag')
    expect(listTime('2026-10-22T10:00:00Z', '2026-10-29T11:00:00Z')).toBe('22.10.2026 12:00')
  })

  test('across the turn of the year', () => {
    expect(listTime('2025-12-31T22:30:00Z', '2026-01-01T08:00:00Z')).toBe('gestern')
    expect(listTime('2025-12-31T23:30:00Z', '2026-01-01T08:00:00Z')).toBe('00:30')
  })
})

describe('untilNextChange: the text is the same until then, and another at that moment', () => {
  test.each([0, 500, 59 * SECOND, 61 * SECOND, 59 * MINUTE, 90 * MINUTE, 23 * HOUR, 26 * HOUR, 6 * DAY + HOUR])(
    '%i ms',
    (elapsed) => {
      const instant = NOW - elapsed
      const wait = untilNextChange(instant, 'ago', NOW)
      const before = timeAgo(instant, NOW)
      expect(wait).toBeGreaterThan(0)
      expect(timeAgo(instant, NOW + wait - 1)).toBe(before)
      // The first second is rounded up, so only later texts change at the boundary.
      if (elapsed >= SECOND) expect(timeAgo(instant, NOW + wait)).not.toBe(before)
    },
  )

  test('never sleeps longer than a day, and a list looks every minute', () => {
    expect(untilNextChange(NOW - 900 * DAY, 'ago', NOW)).toBeLessThanOrEqual(DAY)
    expect(untilNextChange(NOW - 900 * DAY, 'list', NOW)).toBe(MINUTE)
  })
})

test('relativeTime chooses the form', () => {
  expect(relativeTime(NOW - 26 * HOUR, 'ago', NOW)).toBe('vor 1 Tag')
  expect(relativeTime(NOW - 26 * HOUR, 'list', NOW)).toBe('gestern')
})
