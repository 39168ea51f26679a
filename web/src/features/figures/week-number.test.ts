import { expect, test } from 'vitest'

import { weekNumber } from './week-number.ts'

test('weeks as calendars number them, also at the turn of the year', () => {
  expect(weekNumber('2026-11-16')).toBe(47)
  expect(weekNumber('2026-12-28')).toBe(53)
  expect(weekNumber('2027-01-04')).toBe(1)
  expect(weekNumber('2024-12-30')).toBe(1)
})
