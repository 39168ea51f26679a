import { expect, test } from 'vitest'

import type { Line } from './history.ts'
import { machineTold, stalledOf, stolenBetween, ticksOf } from './machine.ts'

const stat = (user: number, idle: number, steal: number) =>
  `cpu  ${user} 0 10 ${idle} 5 0 5 ${steal} ${user} 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n`

test('what was stolen is a share of all time, and guests are not counted twice', () => {
  expect(ticksOf(stat(100, 80, 0))).toEqual({ all: 200, stolen: 0 })
  expect(stolenBetween(ticksOf(stat(100, 80, 0)), ticksOf(stat(150, 105, 25)))).toBe(0.25)
})

test('where no time has passed nothing was stolen', () => {
  expect(stolenBetween({ all: 200, stolen: 3 }, { all: 200, stolen: 3 })).toBe(0)
})

test('of the pressure counts what everybody waited, not what some did', () => {
  const pressure = (some: number, full: number) =>
    `some avg10=2.49 avg60=6.57 avg300=4.35 total=${some}\nfull avg10=1.74 avg60=4.43 avg300=2.82 total=${full}\n`
  expect(stalledOf(pressure(304_863_164, 114_331_639))).toBe(114_331_639)
})

test('told are the middle and the worst of both', () => {
  const looks = [
    [0, 0.02],
    [0.5, 0.1],
  ].map(([stolen, stalled], n): Line => ({ line: 'machine', at: n * 10_000, stolen: stolen!, stalled: stalled! }))
  expect(machineTold(looks)).toBe(
    'the host took of the processors 25.0 %, 50.0 % in the worst ten seconds; all waited for the disk 6.0 %, 10.0 % in the worst ten seconds',
  )
})
