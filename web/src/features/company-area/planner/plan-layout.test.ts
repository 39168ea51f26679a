import type { PlanBar } from '@werkplatz/contract/company-area/board-schemas.ts'
import { describe, expect, test } from 'vitest'

import { dayNumber, plainDay } from '../../../lib/zurich-clock.ts'
import { mondayOf, spanOf, startIn, weekNumber, weeksOf } from './plan-days.ts'
import { gapsFirst, gapsOf, idlePerWeek, placeBars } from './plan-layout.ts'

const monday = dayNumber('2024-11-18')
const quarter = spanOf(monday, 'QUARTER')
const month = spanOf(monday, 'MONTH')

const bar = (dateStart: string, dateEnd: string, workload = 60): PlanBar => ({
  assignmentId: `${dateStart} ${dateEnd}`,
  title: 'Empfang',
  dateStart,
  dateEnd,
  workload,
  state: 'APPROVED',
})
const days = (bars: PlanBar[], lastBefore: string | null = null, nextAfter: string | null = null) => ({
  bars,
  lastBefore,
  nextAfter,
  trainingStart: '2023-08-01' as string | null,
})
const shown = (gaps: ReturnType<typeof gapsOf>) =>
  gaps.map(({ first, last, length }) => `${plainDay(first)} ${plainDay(last)} ${length ?? 'open'}`)

describe('days', () => {
  test('weeks begin on Monday and have the numbers of the calendar, over New Year and a leap day', () => {
    expect(plainDay(mondayOf(dayNumber('2024-11-24')))).toBe('2024-11-18')
    expect(weeksOf(quarter).map(({ week }) => week)).toEqual([47, 48, 49, 50, 51, 52, 1, 2, 3, 4, 5, 6, 7])
    expect(weeksOf(month)).toHaveLength(5)
    expect(weekNumber(dayNumber('2020-12-28'))).toBe(53)
    expect(weekNumber(dayNumber('2024-02-26'))).toBe(9)
    expect(weekNumber(dayNumber('2024-03-04'))).toBe(10)
  })

  test('an address can say anything', () => {
    const now = Date.parse('2024-11-21T23:30:00Z')
    for (const written of [null, '', 'heute', '0000-01-01', '2024-13-40', '20240-01-01'])
      expect(plainDay(startIn(written, now))).toBe('2024-11-18')
    expect(plainDay(startIn('2025-01-01', now))).toBe('2024-12-30')
    // In Zurich it is Monday already.
    expect(plainDay(startIn(null, Date.parse('2024-11-24T23:30:00Z')))).toBe('2024-11-25')
  })
})

describe('placeBars', () => {
  test('is cut to what is shown', () => {
    const [one] = placeBars([bar('2024-08-05', '2025-03-01')], month)
    expect(one).toMatchObject({ first: monday, last: monday + 34, isCutLeft: true, isCutRight: true, lanes: 1 })
  })

  test('what overlaps shares the height, at most three, and says what it comes to', () => {
    const placed = placeBars(
      [
        bar('2024-11-18', '2024-12-01', 60),
        bar('2024-11-25', '2024-12-08', 50),
        bar('2024-12-02', '2024-12-15', 30),
        bar('2024-12-16', '2024-12-20', 100),
      ],
      month,
    )
    expect(placed.map(({ lane, lanes, sum }) => [lane, lanes, sum])).toEqual([
      [0, 2, 110],
      [1, 2, 110],
      [0, 2, 80],
      [0, 1, null],
    ])
    const five = placeBars(
      Array.from({ length: 5 }, () => bar('2024-11-18', '2024-12-01')),
      month,
    )
    expect(five.map(({ lane }) => lane)).toEqual([0, 1, 2, 2, 2])
  })
})

describe('gapsOf', () => {
  test('fourteen days are none, fifteen are one', () => {
    expect(shown(gapsOf(days([bar('2024-11-01', '2024-11-20'), bar('2024-12-05', '2025-03-01')]), quarter))).toEqual([])
    expect(shown(gapsOf(days([bar('2024-11-01', '2024-11-20'), bar('2024-12-06', '2025-03-01')]), quarter))).toEqual([
      '2024-11-21 2024-12-05 15',
    ])
  })

  test('its length counts the days outside, too; after the last nothing is planned', () => {
    expect(shown(gapsOf(days([bar('2024-11-20', '2025-01-20')], '2024-10-31'), quarter))).toEqual([
      '2024-11-18 2024-11-19 19',
      '2025-01-21 2025-02-16 open',
    ])
    expect(shown(gapsOf(days([bar('2024-11-20', '2025-02-10')], '2024-11-10', '2025-03-01'), quarter))).toEqual([
      '2025-02-11 2025-02-16 18',
    ])
    expect(shown(gapsOf(days([], null, '2025-02-20'), month))).toEqual(['2024-11-18 2024-12-22 569'])
  })

  test('before the training there is none, nor where what overlaps goes on', () => {
    expect(shown(gapsOf({ ...days([]), trainingStart: '2024-12-02' }, month))).toEqual(['2024-12-02 2024-12-22 open'])
    expect(shown(gapsOf({ ...days([]), trainingStart: '2025-08-01' }, month))).toEqual([])
    expect(
      shown(gapsOf(days([bar('2024-11-01', '2025-03-01'), bar('2024-11-20', '2024-11-25')], null), quarter)),
    ).toEqual([])
  })
})

test('of each week, how many have nothing planned; a single day counts as something', () => {
  const people = [days([bar('2024-11-24', '2024-11-24')]), days([]), { ...days([]), trainingStart: '2024-12-02' }]
  expect(idlePerWeek(people, month)).toEqual([1, 2, 3, 3, 3])
})

test('the first gap comes first, and who has none last; equal ones stay by name', () => {
  const [none, late, early, other] = [
    days([bar('2024-11-01', '2025-06-01')]),
    days([bar('2024-11-01', '2025-01-05')]),
    days([]),
    days([]),
  ]
  expect(gapsFirst([none, late, early, other], quarter)).toEqual([early, other, late, none])
})
