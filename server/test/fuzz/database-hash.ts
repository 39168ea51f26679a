// A fingerprint of everything that matters: a refused call must not change it. Every new version of a row carries the
// number of its transaction and every removal is one row less: that is quicker to read than the rows themselves.
import type { TestDatabase } from '../database.ts'

/** Counters and traces that a refused call may leave; sessions are made by the fuzz itself. */
const leftOut = ['rate_count', 'attempt', 'session', 'audit', 'migration']

export async function databaseHash({ pool }: TestDatabase): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [leftOut],
  )
  const counted = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::text as rows, max(xmin::text::bigint)::text as newest from "${name}"`,
  )
  // Large tables are counted by parallel workers, and whoever is done first answers first.
  const { rows } = await pool.query<{ name: string; rows: string; newest: string | null }>(
    `${counted.join(' union all ')} order by name`,
  )
  return rows.map(({ name, rows: count, newest }) => `${name} ${count} ${newest ?? 0}`).join('\n')
}
