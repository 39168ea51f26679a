// Every table and every column says what becomes of it: exported, forgotten, kept how long.
import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { workerParts } from '../../app.ts'
import { dataRules } from '../data-rules/all.ts'
import { listColumns, type ColumnFacts } from '../data-rules/columns.ts'
import type { DataRule } from '../data-rules/data-rule.ts'
import { listGaps } from '../data-rules/gaps.ts'
import { monthsBefore, periodTables, rowsThatAreOver } from '../data-rules/run-rules.ts'

let data: TestDatabase
let columns: ColumnFacts[]
const rules: Readonly<Record<string, DataRule>> = dataRules as never
beforeAll(async () => {
  data = await testDatabase()
  columns = await listColumns(data.db)
})

test('no table and no column without a class and a rule', () => {
  expect(listGaps(columns, rules)).toEqual([])
})

describe('a gap is found', () => {
  const facts = (table: string, column: string, as: ColumnFacts['class']): ColumnFacts => ({
    table,
    column,
    type: 'text',
    class: as,
  })

  test('a new table, whatever it holds', () => {
    expect(listGaps([...columns, facts('diary', 'text', 'sensitive')], rules)).toEqual([
      'diary.text: no rule for its table; add one in server/src/db/data-rules',
    ])
  })

  test('a column without a class', () => {
    expect(listGaps([...columns, facts('person', 'shoe_size', null)], rules)).toEqual([
      'person.shoe_size: no data class; call classify() in its migration',
    ])
  })

  test('a personal column of rows that stay; not a technical one, nor one of rows that go', () => {
    const added = [
      facts('person', 'nickname', 'personal'),
      facts('message', 'voice', 'sensitive'),
      facts('person', 'cache', 'technical'),
      facts('bookmark', 'remark', 'personal'),
    ]
    expect(listGaps([...columns, ...added], rules)).toEqual([
      'person.nickname: neither emptied nor said to stay when its person is forgotten',
      'message.voice: neither emptied nor said to stay when its person is forgotten',
    ])
  })

  test('a rule whose table is gone', () => {
    const without = columns.filter(({ table }) => table !== 'bookmark')
    expect(listGaps(without, rules)).toEqual(['bookmark: there is a rule but no table'])
  })
})

test('what another job sees to has that job, on a schedule', () => {
  const jobs = new Map(workerParts.jobs.map((job) => [job.name, job.schedule]))
  const named = Object.values(rules).flatMap(({ kept }) => ('job' in kept ? kept.job : []))
  expect(named.filter((name) => !jobs.get(name))).toEqual([])
})

test('what hangs on another table goes with it: deleted in cascade, or by its own rule first', () => {
  const hanging = Object.entries(rules).flatMap(([table, { kept }]) => ('with' in kept ? [[table, kept.with]] : []))
  expect(hanging.filter(([, on]) => !(on! in rules))).toEqual([])
})

test('every period is SQL that runs', async () => {
  for (const table of periodTables) {
    const found = await data.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .where(rowsThatAreOver(table, new Date()))
      .execute()
    expect(found).toEqual([{ n: 0 }])
  }
})

test('months are counted back by the calendar', () => {
  const back = (from: string, months: number) => monthsBefore(new Date(from), months).toISOString().slice(0, 10)
  expect(back('2026-11-17T10:00:00Z', 12)).toBe('2025-11-17')
  expect(back('2026-05-31T10:00:00Z', 3)).toBe('2026-02-28')
  expect(back('2028-02-29T10:00:00Z', 12)).toBe('2027-02-28')
})
