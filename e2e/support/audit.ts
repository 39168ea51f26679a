// What the audit trail says of a thing, as the worker reads it.
import { openDatabase } from '../../server/src/db/open.ts'
import { cluster } from './cluster.ts'

/** «take of report» and so on, in the order in which it happened; of these things and what hangs on them. */
export async function trailOf(ids: readonly string[]): Promise<string[]> {
  const database = openDatabase({ connectionString: cluster().databaseUrl, outbox: { enqueue: async () => {} } })
  try {
    const { rows } = await database.pool.query<{ said: string }>(
      `select action || ' of ' || resource as said from audit
       where target_id::text = any($1) or details ->> 'reportId' = any($1) order by id`,
      [ids],
    )
    return rows.map(({ said }) => said)
  } finally {
    await database.close()
  }
}
