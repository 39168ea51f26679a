import labels from '@werkplatz/content/labels/jobs.json' with { type: 'json' }
import { deadCauses } from '@werkplatz/contract/jobs/words.ts'
import { expect, test } from 'vitest'

import { workerParts } from '../../../app.ts'
import { EVENT_QUEUE } from '../../../db/outbox.ts'

const sorted = (words: Iterable<string>) => [...new Set(words)].toSorted()
const { jobs, listeners } = workerParts

test('every job has a German name, and no name is left over', () => {
  expect(sorted(Object.keys(labels.names))).toEqual(sorted([EVENT_QUEUE, ...jobs.map(({ name }) => name)]))
})

test('every event that is heard has a German name', () => {
  expect(sorted(Object.keys(labels.events))).toEqual(sorted(listeners.map(({ event }) => event)))
})

test('every listener has a German name below its event', () => {
  const named = Object.entries(labels.events).flatMap(([event, { listeners: names }]) =>
    Object.keys(names).map((name) => `${event} ${name}`),
  )
  expect(sorted(named)).toEqual(sorted(listeners.map(({ event, name }) => `${event} ${name}`)))
})

test('listeners of one event are told apart', () => {
  for (const { name, listeners: names } of Object.values(labels.events))
    expect(new Set(Object.values(names)).size, name).toBe(Object.keys(names).length)
})

test('every cause of a failure has a sentence', () => {
  expect(sorted(Object.keys(labels.causes))).toEqual(sorted(deadCauses))
})
