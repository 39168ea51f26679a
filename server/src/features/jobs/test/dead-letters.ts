import type { TestDatabase } from '../../../../test/database.ts'

/** As the worker writes it down. */
export async function newDeadLetter(data: TestDatabase, { queue = 'mail', payload = {}, daysAgo = 0 } = {}) {
  const { rows } = await data.pool.query<{ id: string }>(
    `insert into dead_letter (job_id, queue, data, reason, tries, date_created)
     values (uuidv7(), $1, $2, 'connection refused', 9, now() - make_interval(days => $3)) returning id`,
    [queue, JSON.stringify(payload), daysAgo],
  )
  return rows[0]!.id
}
