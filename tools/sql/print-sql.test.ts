import { expect, test } from 'vitest'

import { formatSql } from './format-sql.ts'
import { placeholder, printedValue } from './placeholder.ts'

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
  const row = placeholder('row') as { personId: object; list: { id: object }[]; size: number }
  expect(printedValue(row.personId)).toBe(':personId')
  expect(printedValue(row.list.map((one) => one.id))).toBe(':id[]')
  expect(Array.from(row.list)).toHaveLength(1)
  expect(row.size * 2).toBe(2)
  expect(printedValue("it's")).toBe("'it''s'")
})
