// A fingerprint of everything that matters: a refused call must not change it. Every new version of a row carries the
// number of its transaction and every removal is one row less: that is quicker to read than the rows themselves.
import type { Pool } from 'pg'

import type { TestDatabase } from '../database.ts'

/** Counters and traces that a refused call may leave; sessions are made by the fuzz itself. */
const leftOut = ['rate_count', 'attempt', 'session', 'audit', 'migration']

/** Asked tens of thousands of times, and planning it takes longer than the answer. */
const questions = new WeakMap<Pool, Promise<string>>()

async function questionFor(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all($1) order by 1`,
    [leftOut],
  )
  const counted = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::text as rows, max(xmin::text::bigint)::text as newest from "${name}"`,
  )
  // Large tables are counted by parallel workers, and whoever is done first answers first.
  return `${counted.join(' union all ')} order by name`
}

export async function databaseHash({ pool }: TestDatabase): Promise<string> {
  if (!questions.has(pool)) questions.set(pool, questionFor(pool))
  const text = await questions.get(pool)!
  const { rows } = await pool.query<{ name: string; rows: string; newest: string | null }>({ name: 'everything', text })
  return rows.map(({ name, rows: count, newest }) => `${name} ${count} ${newest ?? 0}`).join('\n')
}
