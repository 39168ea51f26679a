// Holidays and working days, against calendars that can be looked up.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  addWorkingDays,
  easterSunday,
  holidaysBetween,
  holidaysOf,
  isWorkingDay,
  shiftDay,
  weekdayOf,
  workingDaysUntil,
  type Canton,
} from '../swiss-holidays.ts'

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter %i', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('Easter is a Sunday between 22 March and 25 April, in every year of two centuries', () => {
  for (let year = 1900; year < 2100; year += 1) {
    const day = easterSunday(year)
    expect(weekdayOf(day)).toBe(0)
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
  }
})

const of = (year: number, canton: Canton | null) => [...holidaysOf(year, canton).keys()].toSorted()

const days = (year: string, list: string) => list.split(' ').map((day) => `${year}-${day}`)

describe('a year in a canton', () => {
  test('Aargau 2026', () => {
    expect(of(2026, 'AG')).toEqual(days('2026', '01-01 01-02 04-03 04-06 05-14 05-25 08-01 12-25 12-26'))
  })

  test('Luzern 2027 has the catholic days', () => {
    expect(of(2027, 'LU')).toEqual(
      days('2027', '01-01 01-02 03-26 03-29 05-06 05-17 05-27 08-01 08-15 11-01 12-08 12-25 12-26'),
    )
  })

  test('Ticino and Valais have no Good Friday; Zurich and Basel-Stadt have the first of May', () => {
    expect(of(2026, 'TI')).toEqual(
      days('2026', '01-01 01-06 03-19 04-06 05-01 05-14 05-25 06-04 06-29 08-01 08-15 11-01 12-08 12-25 12-26'),
    )
    expect(of(2026, 'VS')).toEqual(
      days('2026', '01-01 01-02 03-19 04-06 05-14 05-25 06-04 08-01 08-15 11-01 12-08 12-25 12-26'),
    )
    for (const canton of ['ZH', 'BS'] as const)
      expect(of(2026, canton)).toEqual(days('2026', '01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26'))
    expect(of(2026, 'BE')).toEqual(days('2026', '01-01 01-02 04-03 04-06 05-14 05-25 08-01 12-25 12-26'))
  })

  test('days of one canton alone', () => {
    // The Genevan fast and the Restoration.
    expect(of(2026, 'GE')).toEqual(days('2026', '01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31'))
    // The Monday after the federal fast.
    expect(of(2026, 'VD')).toEqual(days('2026', '01-01 01-02 04-03 04-06 05-14 05-25 08-01 09-21 12-25'))
    // The day of the Republic, 1 March.
    expect(of(2026, 'NE')).toEqual(days('2026', '01-01 03-01 04-03 05-01 05-14 08-01 12-25'))
    // Independence, 23 June.
    expect(of(2026, 'JU')).toEqual(
      days('2026', '01-01 01-02 04-03 04-06 05-01 05-14 05-25 06-04 06-23 08-01 08-15 11-01 12-25'),
    )
    // Brother Klaus, 25 September.
    expect(of(2026, 'OW')).toEqual(
      days('2026', '01-01 01-02 04-03 04-06 05-14 05-25 06-04 08-01 08-15 09-25 11-01 12-08 12-25 12-26'),
    )
    // The first Thursday of April, a week later in Holy Week.
    expect(of(2025, 'GL')).toEqual(days('2025', '01-01 01-02 04-03 04-18 04-21 05-29 06-09 08-01 11-01 12-25 12-26'))
    expect(of(2026, 'GL')).toEqual(days('2026', '01-01 01-02 04-03 04-06 04-09 05-14 05-25 08-01 11-01 12-25 12-26'))
  })

  test('Saint Stephen’s Day in Appenzell and Uri not on a Tuesday or Saturday, in Neuchâtel only on a Monday', () => {
    expect(of(2026, 'AR')).toEqual(days('2026', '01-01 04-03 04-06 05-14 05-25 08-01 12-25'))
    expect(of(2028, 'UR')).toEqual(
      days('2028', '01-01 01-06 03-19 04-14 04-17 05-25 06-05 06-15 08-01 08-15 11-01 12-08 12-25'),
    )
    expect(of(2025, 'AI')).toEqual(
      days('2025', '01-01 04-18 04-21 05-29 06-09 06-19 08-01 08-15 11-01 12-08 12-25 12-26'),
    )
    expect(of(2022, 'NE')).toEqual(days('2022', '01-01 03-01 04-15 05-01 05-26 08-01 12-25 12-26'))
    expect(of(2025, 'NE')).toEqual(days('2025', '01-01 03-01 04-18 05-01 05-29 08-01 12-25'))
  })

  test('without a canton only the days of the whole country', () => {
    expect(of(2026, null)).toEqual(['2026-01-01', '2026-05-14', '2026-08-01', '2026-12-25'])
  })
})

describe('working days', () => {
  test('a weekend and a holiday are none', () => {
    expect(isWorkingDay('2026-11-13', 'AG')).toBe(true)
    expect(isWorkingDay('2026-11-14', 'AG')).toBe(false)
    expect(isWorkingDay('2026-11-15', 'AG')).toBe(false)
    expect(isWorkingDay('2026-04-06', 'AG')).toBe(false)
    expect(isWorkingDay('2026-12-08', 'LU')).toBe(false)
    expect(isWorkingDay('2026-12-08', 'AG')).toBe(true)
  })

  test('ten working days: two weeks; over Easter and over the turn of the year longer', () => {
    expect(addWorkingDays('2026-11-02', 10, 'AG')).toBe('2026-11-16')
    // Good Friday and Easter Monday.
    expect(addWorkingDays('2026-03-30', 10, 'AG')).toBe('2026-04-15')
    expect(addWorkingDays('2026-03-30', 10, 'TI')).toBe('2026-04-14')
    // 25 December, New Year and Berchtold; the 26th is a Saturday.
    expect(addWorkingDays('2026-12-21', 10, 'AG')).toBe('2027-01-06')
  })

  test('from a weekend the first working day is the next Monday', () => {
    expect(addWorkingDays('2026-11-14', 1, 'AG')).toBe('2026-11-16')
    expect(addWorkingDays('2026-11-15', 1, 'AG')).toBe('2026-11-16')
    expect(addWorkingDays('2026-11-15', -1, 'AG')).toBe('2026-11-13')
    expect(addWorkingDays('2026-11-15', 0, 'AG')).toBe('2026-11-15')
  })

  test('reckoned as walked, between any two days of sixty years', () => {
    const days = fc.integer({ min: 0, max: 60 * 365 }).map((n) => shiftDay('2000-01-01', n))
    const someCanton = fc.constantFrom('AG', 'SO', 'BE', 'LU', 'TI', 'VS', 'NE', 'UR', 'GL', 'GE', null)
    fc.assert(
      fc.property(days, fc.nat({ max: 900 }), someCanton, (from, length, canton) => {
        const walked = Array.from({ length }, (_, i) => shiftDay(from, i + 1)).filter((day) =>
          isWorkingDay(day, canton),
        )
        expect(workingDaysUntil(from, shiftDay(from, length), canton)).toBe(walked.length)
      }),
      { numRuns: 300 },
    )
  })

  test('a century is counted a thousand times in a moment: lists ask for every row', () => {
    const began = performance.now()
    for (let i = 0; i < 1_000; i += 1) workingDaysUntil('2026-11-15', '2126-11-15', 'LU')
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('counting is the reverse of adding, in every canton, on every day of five years', () => {
    for (const canton of ['AG', 'SO', 'BE', 'LU', 'TI', 'VS', 'NE', 'GL', 'GE', null] as const) {
      for (let day = '2024-01-01'; day < '2029-01-01'; day = shiftDay(day, 1)) {
        const due = addWorkingDays(day, 10, canton)
        expect(isWorkingDay(due, canton)).toBe(true)
        expect(workingDaysUntil(day, due, canton)).toBe(10)
        expect(workingDaysUntil(due, day, canton)).toBe(-10)
        expect(workingDaysUntil(day, shiftDay(due, -1), canton)).toBe(9)
      }
    }
  })
})

test('days between two days come in their order, over New Year, both ends included', () => {
  expect(holidaysBetween('2026-12-25', '2027-01-02', 'LU')).toEqual([
    { day: '2026-12-25', name: 'weihnachten' },
    { day: '2026-12-26', name: 'stephanstag' },
    { day: '2027-01-01', name: 'neujahr' },
    { day: '2027-01-02', name: 'berchtold' },
  ])
  expect(holidaysBetween('2026-12-26', '2026-12-31', null)).toEqual([])
})
