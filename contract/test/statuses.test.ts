// M2: every status machine, arrow by arrow and non-arrow by non-arrow, from the table itself.
import { describe, expect, test } from 'vitest'

import { nextStatus, type StatusTable } from '../src/shared/status.ts'
import { statusTables } from '../src/statuses.ts'

const tables: [string, StatusTable][] = Object.entries(statusTables)

describe.each(tables)('%s', (_name, table) => {
  const pairs = Object.keys(table.verbs).flatMap((verb) => table.statuses.map((from) => ({ verb, from })))

  test.each(pairs)('$verb from $from', ({ verb, from }) => {
    const arrow = table.verbs[verb]!
    if (arrow.from.includes(from)) expect(nextStatus(table, from, verb)).toEqual({ to: arrow.to })
    else if (from === arrow.to) expect(nextStatus(table, from, verb)).toEqual({ refused: 'already_there' })
    else expect(nextStatus(table, from, verb)).toEqual({ refused: 'not_allowed' })
  })

  test('arrows name statuses of the table, each once, and lead somewhere else', () => {
    expect(new Set(table.statuses).size).toBe(table.statuses.length)
    for (const { from, to } of Object.values(table.verbs)) {
      expect(table.statuses).toContain(to)
      expect(new Set(from).size).toBe(from.length)
      for (const status of from) expect(table.statuses).toContain(status)
      expect(from).not.toContain(to)
    }
  })

  test('every status can be reached from the first', () => {
    const reached = new Set([table.statuses[0]!])
    for (let grown = -1; grown !== reached.size;) {
      grown = reached.size
      for (const { from, to } of Object.values(table.verbs))
        if (from.some((status) => reached.has(status))) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...table.statuses].toSorted())
  })
})

test('each machine governs a column of its own', () => {
  const columns = tables.map(([, table]) => table.resource)
  expect(new Set(columns).size).toBe(columns.length)
})
