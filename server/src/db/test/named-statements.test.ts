// A statement has one name, and one text however often it is written.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { named, statementOf } from '../named-statements.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapMegabytes = () => {
  collect()
  return process.memoryUsage().heapUsed / 1_000_000
}

test('the same text has the same name, another has another; without values there is none', () => {
  expect(named('select $1', [1])).toEqual({ ...statementOf('select $1'), values: [1] })
  expect(statementOf('select $1').name).not.toBe(statementOf('select $2').name)
  expect(named('begin', [])).toEqual({ text: 'begin' })
})

test('what many connections keep of a text that is written anew at each call is kept once', () => {
  const written = () => `select $1 -- ${Buffer.alloc(10_000, 'x').toString()}`
  const before = heapMegabytes()
  const kept = Array.from({ length: 2_000 }, () => named(written(), [1]).text)
  // Copies of their own would be 20 MB.
  expect(heapMegabytes() - before).toBeLessThan(5)
  expect(kept).toHaveLength(2_000)
})
