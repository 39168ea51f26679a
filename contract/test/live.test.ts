// Events and live destinations: what holds for every one of them.
import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { destinationNames, destinationOf, type DestinationName } from '../src/destinations.ts'
import { eventNames, events } from '../src/events.ts'

const specified = [
  ...readFileSync(new URL('../../docs/spec/operations.txt', import.meta.url), 'utf8').matchAll(/\/(?:app|topic)\/\S+/g),
].map(([pattern]) => pattern)

test('the specification has 8 destinations', () => {
  expect(specified).toHaveLength(8)
})

describe.each(destinationNames)('%s', (name) => {
  const { kind, pattern, gate, payload, refusedOn, summary } = destinationOf(name)

  test('is a destination of the specification', () => {
    expect(specified).toContain(pattern)
  })

  test('is sent to below /app, subscribed to below /topic, gated and described', () => {
    expect(pattern.split('/')[1]).toBe(kind === 'send' ? 'app' : 'topic')
    expect(gate).toBeTruthy()
    expect(summary).toMatch(/\.$/)
    if (kind === 'subscribe') expect(payload).toBeDefined()
  })

  test('tells refusals on a destination of the sender’s own, or not at all', () => {
    if (refusedOn === undefined) return
    expect(kind).toBe('send')
    expect(destinationOf(refusedOn as DestinationName)).toMatchObject({ kind: 'subscribe', gate: 'self' })
  })

  test('a gate that asks about an id has one to ask about', () => {
    expect(pattern.includes('{')).toBe(gate !== 'signedIn')
  })
})

test('no two destinations share a pattern', () => {
  const patterns = destinationNames.map((name) => destinationOf(name).pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test.each(eventNames)('event %s is named resource.happened and carries ids, not texts', (name) => {
  expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/)
  expect(events[name].summary).toMatch(/\.$/)
  expect(Object.keys(events[name].payload.shape).length).toBeGreaterThan(0)
})
