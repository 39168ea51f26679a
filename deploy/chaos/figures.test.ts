import { expect, test } from 'vitest'

import { elsewhere, faults, shortNames } from './faults/table.ts'
import { figuresOf, hasFailed, longestWithoutWrite, tableOf } from './figures.ts'
import type { Fault as Window } from './history.ts'
import { called, goodLines, goodReads } from './invariants/sample.ts'
import { outcomeOf } from './load/send.ts'

const fault = faults.find(({ name }) => name === 'kill-primary')!
const window: Window = {
  line: 'fault',
  at: 10_000,
  hurt: 10_400,
  over: 20_000,
  end: 60_000,
  name: fault.name,
  twoWrote: false,
  backSeconds: 8,
}
const writes = (...ends: number[]) => ends.map((end) => called({ at: end - 10, end, key: `k-${end}` }))

test('every fault of the plan is caused here or says why not', () => {
  const all = new Set([...faults, ...elsewhere].map(({ number }) => number))
  expect([...all].toSorted()).toEqual(Array.from({ length: 25 }, (_, n) => `X${String(n + 1).padStart(2, '0')}`))
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.filter(({ name }) => shortNames.includes(name))).toHaveLength(shortNames.length)
})

test('the longest time without a write begins with the last one before the fault', () => {
  expect(longestWithoutWrite(writes(1_000, 9_000, 32_000, 33_000), window)).toBe(23)
  expect(longestWithoutWrite(writes(9_900, 10_100, 59_000), { at: 10_000, end: 59_500 })).toBe(48.9)
})

test('no write at all is the whole window, and an unanswered one is none', () => {
  expect(longestWithoutWrite([], window)).toBe(50)
  expect(longestWithoutWrite([called({ end: 20_000, outcome: 'unknown' })], window)).toBe(50)
})

test('a call has failed when nobody answered, not when the product said no', () => {
  expect(hasFailed(called({ outcome: 'unknown', answers: [503, 503] }))).toBe(true)
  expect(hasFailed(called({ outcome: 'unknown', answers: ['TimeoutError'] }))).toBe(true)
  expect(hasFailed(called({ outcome: 'unknown', answers: [500] }))).toBe(true)
  expect(hasFailed(called({ outcome: 'refused', answers: [401] }))).toBe(true)
  expect(hasFailed(called({ outcome: 'refused', answers: [409] }))).toBe(false)
  expect(hasFailed(called({ outcome: 'unknown', answers: [503, 409] }))).toBe(false)
  expect(hasFailed(called({ answers: [503, 201] }))).toBe(false)
})

test('a no after a lost answer says nothing', () => {
  expect(outcomeOf({ status: 409 }, [409])).toBe('refused')
  expect(outcomeOf({ status: 409 }, [503, 409])).toBe('unknown')
  expect(outcomeOf({ status: 201 }, ['ECONNRESET', 201])).toBe('done')
  expect(outcomeOf({ status: 500 }, [500])).toBe('unknown')
})

test('a fault that costs too much says what', () => {
  const reads = goodReads()
  const lines = [
    ...goodLines(),
    ...writes(9_000, 45_000),
    called({ at: 11_000, end: 41_000, key: 'k', outcome: 'unknown', answers: [503] }),
  ]
  for (const end of [9_000]) reads.rows.push({ thing: 'post', key: `k-${end}`, id: String(end), status: null })
  const row = figuresOf(fault, { ...window, twoWrote: true, backSeconds: null }, lines, reads)
  expect(row).toMatchObject({ withoutWrite: 36, failed: 1, acknowledged: 1, missing: 1, twoWrote: true })
  expect(row.broken).toHaveLength(5)
  expect(tableOf([row]).split('\n')[2]).toBe(`| X05 | ${fault.what} | 36.0 | 1 | 1 | 1 | YES | NO |`)
})

test('one that costs what it may is quiet', () => {
  const lines = [...goodLines(), ...writes(9_000, 31_000)]
  const reads = goodReads()
  for (const end of [9_000, 31_000]) reads.rows.push({ thing: 'post', key: `k-${end}`, id: String(end), status: null })
  expect(figuresOf(fault, window, lines, reads).broken).toEqual([])
})
