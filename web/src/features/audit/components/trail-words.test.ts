import labels from '@werkplatz/content/labels/audit.json'
import { statusTables } from '@werkplatz/contract/statuses.ts'
import { expect, test } from 'vitest'

import { standing } from './trail-words.ts'

test('every verb, thing and status of the product has a word in the trail', () => {
  const tables = Object.values(statusTables)
  const without = (known: object, words: readonly string[]) => words.filter((word) => !(word in known))
  expect(
    without(
      labels.actions,
      tables.flatMap(({ verbs }) => Object.keys(verbs)),
    ),
  ).toEqual([])
  expect(
    without(
      labels.things,
      tables.map(({ resource }) => resource),
    ),
  ).toEqual([])
  expect(
    without(
      labels.states,
      tables.flatMap(({ statuses }) => [...statuses]),
    ),
  ).toEqual([])
})

test('how it stood: a status in words, else roles, else nothing', () => {
  expect(standing('DEACTIVATED', undefined)).toBe('deaktiviert')
  expect(standing('SOMETHING_NEW', undefined)).toBe('SOMETHING_NEW')
  expect(standing(null, ['USER', 'VOCATIONAL_TRAINER'])).toContain(', ')
  expect(standing(null, undefined)).toBeNull()
})
