import labels from '@werkplatz/content/labels/audit.json' with { type: 'json' }
import { auditDeeds, auditThings } from '@werkplatz/contract/audit/words.ts'
import { switchables } from '@werkplatz/contract/rules/switches.ts'
import { statusTables } from '@werkplatz/contract/statuses.ts'
import { expect, test } from 'vitest'

import { periodTables } from '../../../db/data-rules/run-rules.ts'

const tables = Object.values(statusTables)
const sorted = (words: readonly string[]) => [...new Set(words)].toSorted()

test('every action the code can write has a German word, and no word is left over', () => {
  expect(sorted(Object.keys(labels.actions))).toEqual(
    sorted([...auditDeeds, ...tables.flatMap(({ verbs }) => Object.keys(verbs))]),
  )
})

test('so has everything an action is about', () => {
  expect(sorted(Object.keys(labels.things))).toEqual(
    sorted([...auditThings, ...tables.map(({ resource }) => resource), ...periodTables, ...switchables]),
  )
})

test('so has every status', () => {
  expect(sorted(Object.keys(labels.states))).toEqual(sorted(tables.flatMap(({ statuses }) => [...statuses])))
})

test('a sentence of the log holds no code word', () => {
  const words = [labels.actions, labels.things, labels.states].flatMap((part) => Object.values(part))
  expect(words.filter((word) => /[a-zäöü][A-Z]|_/.test(word))).toEqual([])
})
