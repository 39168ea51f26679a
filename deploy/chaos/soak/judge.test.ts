import { expect, test } from 'vitest'

import type { Line } from '../history.ts'
import { called } from '../invariants/sample.ts'
import { errorsOutside, judgeSoak, livesOf } from './judge.ts'

const MINUTE = 60_000
const at = (minute: number) => minute * MINUTE
const hour = Array.from({ length: 60 }, (_, minute) => minute)
const weighed = (megabytes: (minute: number) => number, pid = 1, process = 'http1'): Line[] =>
  hour.map((minute) => ({
    line: 'weighed',
    at: at(minute),
    process,
    pid,
    megabytes: megabytes(minute),
    files: 9,
  }))
const looked = (minute: number, rows: number, name = 'live_seen', waiting = 0): Line => ({
  line: 'tables',
  at: at(minute),
  tables: [{ name, rows, bytes: rows * 100 }],
  waiting,
})
const second = (minute: number, calls: number, failed: number): Line => ({
  line: 'crowd',
  at: at(minute),
  calls,
  failed,
  p95: 20,
  live: 10,
})
const fault: Line = {
  line: 'fault',
  at: at(20),
  hurt: at(20),
  over: at(21),
  end: at(22),
  name: 'kill-http',
  twoWrote: false,
  backSeconds: 3,
}
const calm = [looked(0, 100), looked(15, 100), looked(59, 120)]
const findings = (lines: Line[]) => Object.fromEntries(judgeSoak(lines).map((one) => [one.name, one.findings]))

test('an hour in which nothing grows and nothing errs is good', () => {
  const lines = [...weighed((minute) => (minute < 30 ? 90 : 150)), ...calm, fault, second(40, 100, 0)]
  expect(findings(lines)).toEqual({ L12a: [], L12b: [], L12c: [] })
})

test('a heap that fills up and is emptied again and again is flat', () => {
  const lines = [...weighed((minute) => (minute % 7 === 3 ? 120 : 260)), ...calm]
  expect(findings(lines).L12a).toEqual([])
})

test('a process that grows or shrinks by more than a tenth is named', () => {
  const lines = [...weighed((minute) => 100 + 2 * minute), ...calm]
  expect(findings(lines).L12a).toEqual(['http1: 178 MB became 216 MB in 59 minutes'])
  expect(findings([...weighed((minute) => 200 - 2 * minute), ...calm]).L12a).toHaveLength(1)
})

test('etcd may fill up to its bound and not beyond, and nobody else may', () => {
  const became = (megabytes: number, process: string) =>
    findings([...weighed((minute) => (minute < 45 ? 27 : megabytes), 1, process), ...calm]).L12a
  expect(became(44, 'node2/etcd')).toEqual([])
  expect(became(45, 'node2/etcd')).toEqual(['node2/etcd: 27 MB became 45 MB in 59 minutes'])
  expect(became(44, 'node2/patroni')).toHaveLength(1)
})

test('of a small one a few megabytes are nothing', () => {
  expect(findings([...weighed((minute) => (minute < 45 ? 7 : 9)), ...calm]).L12a).toEqual([])
})

test('one that was replaced is compared with itself only', () => {
  const lines = [...weighed(() => 100).slice(0, 55), ...weighed(() => 300, 2).slice(55)]
  expect(livesOf(lines).map(({ before, after }) => [before, after])).toEqual([[100, 100]])
})

test('a table that keeps nothing of people’s and grows is named; one that does may', () => {
  const grows = [looked(0, 100), looked(15, 100), looked(59, 5_000)]
  expect(findings(grows).L12b).toEqual(['live_seen: 100 rows became 5000'])
  expect(findings([looked(0, 1, 'post'), looked(15, 9, 'post'), looked(59, 90_000, 'post')]).L12b).toEqual([])
  expect(findings([]).L12b).toHaveLength(1)
})

test('jobs may wait while something is broken, and not else', () => {
  expect(findings([...calm, fault, looked(21, 100, 'live_seen', 900)]).L12b).toEqual([])
  expect(findings([...calm, fault, looked(30, 100, 'live_seen', 900)]).L12b).toEqual(['900 jobs wait after 30 minutes'])
})

test('errors are counted outside of faults, also those that a second try made good', () => {
  const lines = [
    fault,
    second(21, 100, 50),
    second(40, 1_000, 1),
    called({ at: at(41), end: at(41) + 9, answers: [503, 201] }),
    called({ at: at(19), end: at(21), answers: ['TimeoutError'] }),
  ]
  expect(errorsOutside(lines)).toEqual({ calls: 1_002, errors: 2 })
  expect(findings([...lines, ...calm]).L12c).toEqual(['2 of 1002'])
})

test('what the machine takes away excuses nothing', () => {
  const taken: Line = { line: 'machine', at: at(41), stolen: 0.5, stalled: 0.5 }
  const errs = called({ at: at(41), end: at(41) + 9, answers: [503, 201] })
  expect(findings([...calm, taken, errs]).L12c).toEqual(['1 of 2'])
})
