import { expect, test } from 'vitest'

import { formatDate, formatDateRange, formatDateTime, formatPercent, formatTime } from './format-date.ts'

test('dates are Swiss, in Swiss time', () => {
  expect(formatDate('2024-12-02T09:00:00Z')).toBe('02.12.2024')
  expect(formatDate('2024-12-01T23:30:00Z')).toBe('02.12.2024')
  expect(formatDate(Date.parse('2026-07-31T22:00:00Z'))).toBe('01.08.2026')
})

test('a plain date is a day, which no time zone shifts', () => {
  expect(formatDate('2024-12-02')).toBe('02.12.2024')
  expect(formatDate('2024-01-01')).toBe('01.01.2024')
})

test('time of day and both together', () => {
  expect(formatTime('2024-08-12T07:04:00Z')).toBe('09:04')
  expect(formatTime('2024-12-12T23:00:00Z')).toBe('00:00')
  expect(formatDateTime('2024-08-12T07:14:00Z')).toBe('12.08.2024 09:14')
})

test('ranges have a spaced en dash; an open side is said in words', () => {
  expect(formatDateRange('2024-09-02', '2025-01-31')).toBe('02.09.2024 – 31.01.2025')
  expect(formatDateRange('2024-09-02', null)).toBe('ab 02.09.2024')
  expect(formatDateRange(undefined, '2025-01-31')).toBe('bis 31.01.2025')
  expect(formatDateRange(null, '')).toBe('')
})

test('percent with a space that does not break', () => {
  expect(formatPercent(80)).toBe('80\u00a0%')
  expect(formatPercent(12.55)).toBe('12.6\u00a0%')
})
