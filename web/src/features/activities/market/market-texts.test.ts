import { expect, test } from 'vitest'

import { askedText, distance, isNew, seatsOf } from './market-texts.ts'

const noon = Date.parse('2026-11-15T12:00:00+01:00')
/** Still the 15th in Switzerland, the 14th in UTC. */
const justAfterMidnight = Date.parse('2026-11-15T00:30:00+01:00')

test.each([
  ['2026-11-15', 'heute'],
  ['2026-11-16', 'morgen'],
  ['2026-11-24', 'in 9 Tagen'],
  ['2026-11-14', 'seit gestern'],
  ['2026-11-05', 'seit 10 Tagen'],
])('%s is %s', (day, words) => {
  expect(distance(day, noon)).toBe(words)
  expect(distance(day, justAfterMidnight)).toBe(words)
})

test.each([
  [0, 0, 'Ohne Begrenzung', false],
  [1, 0, '1 Platz frei', true],
  [2, 1, 'Noch 1 Platz frei', true],
  [5, 2, '3 von 5 frei', false],
  [2, 2, 'Alle Plätze vergeben', false],
])('%i places, %i taken: %s', (slots, reserved, text, isLast) => {
  expect(seatsOf({ slots, reserved })).toMatchObject({ text, isLast })
})

test('new is what came to the market in the last three days', () => {
  expect(isNew({ datePublished: '2026-11-13T12:00:00Z' }, noon)).toBe(true)
  expect(isNew({ datePublished: '2026-11-12T10:00:00Z' }, noon)).toBe(false)
  expect(isNew({ datePublished: null }, noon)).toBe(false)
})

test('what was asked for, in words', () => {
  const filters = {
    type: 'TASK',
    workSectorId: [],
    location: ['Olten', 'Aarau'],
    start: 'ANYTIME',
    onlyFree: true,
  } as const
  expect(askedText('Drohne', filters, undefined)).toBe(
    '«Drohne», Aufgabe, Olten und 1 weitere, Jederzeit, Nur mit freien Plätzen',
  )
})
