import { expect, test } from 'vitest'

import type { Db } from '../../server/src/db/handles.ts'
import { root } from '../lib/root.ts'
import { printSql } from '../print-sql.ts'
import { callerWith } from './caller.ts'
import { formatSql } from './format-sql.ts'
import { placeholder, printedValue } from './placeholder.ts'
import { recordExports } from './recorded-queries.ts'

test('a clause begins a line, conditions are indented, a long list goes one item a line', () => {
  const columns = Array.from({ length: 12 }, (_, i) => `thing.column_${i}`)
  expect(
    formatSql(
      `select ${columns.join(', ')} from thing left join x on x.id = thing.id where a = 1 and b between 2 and 3`,
    ),
  ).toBe(
    [
      `select thing.column_0,`,
      ...columns.slice(1, -1).map((column) => `  ${column},`),
      '  thing.column_11',
      'from thing',
      'left join x on x.id = thing.id',
      'where a = 1',
      '  and b between 2 and 3',
    ].join('\n'),
  )
})

test('what is too long is broken inside its parentheses, further in', () => {
  const long = Array.from({ length: 5 }, (_, i) => `thing.some_column = other.some_column_${i}`).join(' and ')
  expect(
    formatSql(`select (select 1 from b where ${long}) as n, coalesce(a, case when ${long} then 1 end) from c`),
  ).toBe(
    [
      'select (',
      '  select 1',
      '  from b',
      '  where thing.some_column = other.some_column_0',
      ...[1, 2, 3, 4].map((i) => `    and thing.some_column = other.some_column_${i}`),
      ') as n,',
      '  coalesce(',
      '    a,',
      '    case',
      '      when thing.some_column = other.some_column_0',
      ...[1, 2, 3].map((i) => `      and thing.some_column = other.some_column_${i}`),
      '      and thing.some_column = other.some_column_4 then 1',
      '      end',
      '  )',
      'from c',
    ].join('\n'),
  )
})

test('words inside parentheses and quotes begin nothing', () => {
  expect(formatSql("select (select 1 from b where c) as n from a where t = 'x and from y'")).toBe(
    "select (select 1 from b where c) as n\nfrom a\nwhere t = 'x and from y'",
  )
})

test('compound words stay together', () => {
  expect(formatSql('insert into a (b) values (1) on conflict (b) do update set b = 2 returning b')).toBe(
    'insert into a (b)\nvalues (1)\non conflict (b)\ndo update set b = 2\nreturning b',
  )
  expect(formatSql('select 1 from a for update skip locked')).toBe('select 1\nfrom a\nfor update skip locked')
  expect(formatSql('delete from a where b = 1')).toBe('delete from a\nwhere b = 1')
})

test('a placeholder passes for a text, a number, a list and an object, and keeps its name', () => {
  const row = placeholder('row') as {
    personId: object
    list: { id: object }[]
    size: number
    other: number
  }
  expect(printedValue(row.personId)).toBe(':personId')
  expect(printedValue(row.list.map((one) => one.id))).toBe(':id[]')
  expect(Array.from(row.list)).toHaveLength(1)
  expect(row.size * 2).toBe(2)
  expect(printedValue((row.size as unknown as string) + (row.other as unknown as string))).toBe(':size + :other')
  expect(printedValue("it's")).toBe("'it''s'")
})

const printed = await printSql(root)

test('every filter and every table of prepared reads is printed, and no line is longer than a screen', () => {
  const text = [...printed.files.values()].join('\n')
  for (const name of ['listActivities: BOOKMARKED', 'listApplications.external', 'countApprovals.indexed'])
    expect(text).toContain(`-- ${name}\nselect`)
  expect(printed.failures).toEqual([])
  const long = text.split('\n').filter((line) => line.length > 160)
  expect(long).toEqual([])
})

test('a function that sends nothing, or stumbles over its arguments, is named', async () => {
  const listThings = (db: Db) => db.selectFrom('company').select('id').execute()
  const exported = {
    listThings,
    sendNothing: async (_db: Db) => {},
    findByKind: async (db: Db, kind: string) => {
      if (kind !== 'known') throw new Error('no such kind')
      return listThings(db)
    },
    /** Pieces of SQL are no queries, and neither are constants. */
    pieces: { of: () => 'true' },
    MOST: 3,
  }
  const { queries, failures } = await recordExports('odd.queries.ts', exported, callerWith('USER'))
  expect(queries.map((query) => query.name)).toEqual(['listThings'])
  expect(failures.map(({ name, why }) => [name, why])).toEqual([
    ['findByKind', 'no such kind'],
    ['sendNothing', 'it sends no statement'],
  ])
})
