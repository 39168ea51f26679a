// What a host that takes over does not have: each such table is a decision, and is named here with it.
import { beforeAll, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})

const mayBeLost: Record<string, string> = {
  live_seen: 'whoever is connected is noted again within a minute',
  person_seen: 'whoever looked at 200 people may look at 200 more in that hour',
  rate_count: 'a window of rate limits begins anew',
}

test('only these tables are empty after a fail-over', async () => {
  const { rows } = await data.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence <> 'p' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(mayBeLost))
})
