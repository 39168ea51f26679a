// Every column says what it holds: an export, a deletion and a register of data are made from it.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'

let data: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  data = await testDatabase()
  owner = new pg.Client({ connectionString: data.urls.DATABASE_OWNER_URL })
  await owner.connect()
})
afterAll(() => owner.end())

const unclassified = async () => {
  const { rows } = await owner.query<{ name: string }>('select name from unclassified_columns()')
  return rows.map((row) => row.name)
}
/** What a migration would do, and back. */
const after = async <T>(statements: string, look: () => Promise<T>): Promise<T> => {
  await owner.query('begin')
  try {
    await owner.query(statements)
    return await look()
  } finally {
    await owner.query('rollback')
  }
}

test('every column of every table has a data class', async () => {
  // One that is missing here: call classify('<table>', '<class>', '<columns>') in its migration (docs/new-feature.md).
  expect(await unclassified()).toEqual([])
})

test('a new table, a new column and a comment that is no class are found; classified they pass', async () => {
  const added = `
    create table diary (id uuid primary key, text text not null);
    alter table person add column shoe_size integer;
    comment on column person.bio is 'what they say of themselves';`
  expect(await after(added, unclassified)).toEqual(['diary.id', 'diary.text', 'person.bio', 'person.shoe_size'])
  const classified = `${added}
    call classify('diary', 'technical', 'id');
    call classify('diary', 'sensitive', 'text');
    call classify('person', 'personal', 'shoe_size bio');`
  expect(await after(classified, unclassified)).toEqual([])
})

test.each([
  ['a class that does not exist', "call classify('person', 'harmless', 'bio')", 'there is no data class harmless'],
  ['a column that does not exist', "call classify('person', 'personal', 'birthday')", 'does not exist'],
])('%s is refused', async (_, statement, message) => {
  await expect(after(statement, unclassified)).rejects.toThrow(message)
})

test('what opens a door is secret, and a person’s age sensitive', async () => {
  const { rows } = await owner.query<{ name: string; class: string }>(
    `select relname || '.' || attname as name, col_description(pg_class.oid, attnum) as class
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  )
  const named = (what: RegExp) =>
    [...new Set(rows.filter(({ name }) => what.test(name)).map((row) => row.class))].toSorted()
  expect(named(/\.(?:password_hash|token_hash|code_hash|token_seed|salt|secret)$/)).toEqual(['secret'])
  expect(named(/\.(?:adult_from|training_end)$/)).toEqual(['sensitive'])
  // Who it is about is never a detail of the machine.
  expect(named(/\.(?:\w*person|author|owner|reviewer|recipient|reporter)_id$/)).toEqual(['personal', 'sensitive'])
})
