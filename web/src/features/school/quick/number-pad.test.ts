import { expect, test } from 'vitest'

import { pressed, typed } from './number-pad.ts'

test.each([
  [['4', '8'], '4.8'],
  [['4', '.', '8'], '4.8'],
  [['5'], '5'],
  [['4', '.'], '4.'],
  [['4', '.', '.'], '4.'],
  [['4', '8', '3'], '4.8'],
  [['6', '0'], '6.0'],
  [['4', '8', 'back'], '4'],
  [['4', '8', 'back', '2'], '4.2'],
  [['4', '.', 'back'], '4'],
  [['4', '8', 'back', 'back', 'back', '6'], '6'],
  [['.'], ''],
  [['7'], ''],
  [['0', '5'], '5'],
])('on the pad %j is %s', (keys, text) => {
  expect(keys.reduce(pressed, '')).toBe(text)
})

test.each([
  ['48', '4.8'],
  ['4,8', '4.8'],
  ['4.8', '4.8'],
  ['4.', '4.'],
  ['4.25', '4.25'],
  ['7', '7'],
  ['70', '70'],
])('by real keys %s is %s', (keys, text) => {
  expect(typed(keys)).toBe(text)
})
