import { expect, test } from 'vitest'

import { testDatabase } from '../../../test/database.ts'

test('ids made one after the other are in that order, also within a millisecond', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ id: string }>('select uuidv7() as id from generate_series(1, 2000)')
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(2000)
  // Several share the first twelve digits, the millisecond: the order above is not that of the clock alone.
  expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBeLessThan(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an id tells the millisecond it was made in', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ id: string; before: Date }>('select clock_timestamp() as before, uuidv7() as id')
  const [{ id, before }] = rows as [{ id: string; before: Date }]
  const made = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  expect(made - before.getTime()).toBeGreaterThanOrEqual(0)
  expect(made - before.getTime()).toBeLessThan(1000)
})
