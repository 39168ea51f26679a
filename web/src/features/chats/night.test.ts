import { expect, test } from 'vitest'

import { isNight, isSameNight } from './night.ts'

const at = (time: string) => Date.parse(`2026-11-${time}:00+01:00`)

test.each([
  ['17T19:59', false],
  ['17T20:00', true],
  ['18T00:00', true],
  ['18T06:59', true],
  ['18T07:00', false],
])('%s: night %s', (time, night) => expect(isNight(at(time))).toBe(night))

test('it is told in the morning after it was written, and not in a later night', () => {
  expect(isSameNight(at('17T20:14'), at('18T06:30'))).toBe(true)
  expect(isSameNight(at('18T01:00'), at('18T06:30'))).toBe(true)
  expect(isSameNight(at('17T20:14'), at('18T07:00'))).toBe(false)
  expect(isSameNight(at('17T20:14'), at('18T20:30'))).toBe(false)
  expect(isSameNight(at('17T19:30'), at('17T20:30'))).toBe(false)
})
