import { expect, test } from 'vitest'

import { newsSince } from './news-since.ts'

const now = new Date('2026-03-29T08:00:00Z')

test('counts what came since yesterday, by the Swiss calendar', () => {
  // 00:30 in Zurich of the day before is still «yesterday», half an hour earlier is not.
  expect(newsSince(['2026-03-27T23:30:00Z', '2026-03-27T22:30:00Z'], now)).toBe('Eine neue Aktivität seit gestern.')
  expect(newsSince(['2026-03-28T12:00:00Z', '2026-03-29T07:00:00Z'], now)).toBe('Zwei neue Aktivitäten seit gestern.')
})

test('nothing new is no number', () => expect(newsSince([], now)).toBe('Schau dich auf dem Platz um.'))

test('beyond ten in figures', () =>
  expect(newsSince(Array(12).fill(now), now)).toBe('12 neue Aktivitäten seit gestern.'))
