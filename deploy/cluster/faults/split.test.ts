import { expect, test } from 'vitest'

import { wroteBoth, type Seen } from './split.ts'

const writes = (...list: [second: number, node: number][]): Seen[] =>
  list.map(([second, node]) => ({ at: second * 1_000, node, says: 'primary', wrote: true }))

test('one primary after the other is a fail-over', () => {
  expect(wroteBoth(writes([0, 1], [1, 1], [20, 2], [21, 2]))).toBe(false)
})

test('a switch there and, later, back is none either', () => {
  expect(wroteBoth(writes([0, 1], [3, 2], [20, 2], [24, 1]))).toBe(false)
})

test('two that take turns are two primaries', () => {
  expect(wroteBoth(writes([0, 1], [1, 2], [2, 1]))).toBe(true)
})

test('an old primary that calls itself so, but acknowledges nothing, is harmless', () => {
  const stale: Seen = { at: 21_500, node: 1, says: 'primary', wrote: false }
  expect(wroteBoth([...writes([0, 1], [20, 2], [21, 2], [22, 2]), stale])).toBe(false)
})
