// Where a word has got to: every table of the database, the queue's among them.
import type { TestDatabase } from '../database.ts'

export async function tablesHolding({ pool }: TestDatabase, word: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  if (tables.length < 30) throw new Error(`only ${tables.length} tables were looked through`)
  const holding: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(`select from ${name} as row where row::text like $1 limit 1`, [`%${word}%`])
    if (rows.length) holding.push(name)
  }
  return holding
}
