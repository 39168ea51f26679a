import { expect, test } from 'vitest'

import { stolenBetween, ticksOf } from './machine.ts'

const stat = (user: number, idle: number, steal: number) =>
  `cpu  ${user} 0 10 ${idle} 5 0 5 ${steal} ${user} 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n`

test('what was stolen is a share of all time, and guests are not counted twice', () => {
  expect(ticksOf(stat(100, 80, 0))).toEqual({ all: 200, stolen: 0 })
  expect(stolenBetween(ticksOf(stat(100, 80, 0)), ticksOf(stat(150, 105, 25)))).toBe(0.25)
})

test('where no time has passed nothing was stolen', () => {
  expect(stolenBetween({ all: 200, stolen: 3 }, { all: 200, stolen: 3 })).toBe(0)
})
