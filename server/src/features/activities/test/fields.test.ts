// The field table and the database table: a new column of `activity` is a field that reviewers see change, or says here
// why it is none. Without either it does not compile.
import { activityFieldNames, columnOf, factsOf, type ActivityColumns } from '@werkplatz/contract/activities/fields.ts'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../test/database.ts'
import type { DB } from '../../../db/types.gen.ts'

const noFields = {
  id: 'made by the database',
  company_id: 'of the author',
  author_id: 'changed by handing over',
  status: 'changed by transitions',
  featured_at: 'changed by featuring',
  reserved: 'counts accepted applications',
  date_created: 'stamp',
  date_modified: 'stamp',
  date_published: 'stamp',
  date_last_application: 'stamp',
  search: 'derived by a trigger',
  type: 'derived from the dates',
  is_visible: 'derived from status and stamp',
  waiting_since: 'derived from stamps',
} satisfies Record<Exclude<keyof DB['activity'], keyof ActivityColumns>, string>

test('fields and reasons together are the columns of the table', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'activity'::regclass and attnum > 0 and not attisdropped order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(
    [...activityFieldNames.map(columnOf), ...Object.keys(noFields)].toSorted(),
  )
})

test('an approval covers every field', () => {
  expect(activityFieldNames.filter((name) => !factsOf(name).isReviewed)).toEqual([])
})
