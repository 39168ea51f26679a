// Forward-only SQL migrations, each in its own transaction, under a lock so that several nodes can start at once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
// Any number, the same for every node: it names the lock.
const LOCK = 7_140_025

export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const known = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const before = known.get(name)
      if (before === checksum) continue
      if (before) throw new Error(`${name} was changed after it had been applied; write a new migration instead`)
      await run(client, name, text, checksum)
      applied.push(name)
    }
  } finally {
    await client.end()
  }
  return applied
}

async function run(client: pg.Client, name: string, text: string, checksum: string) {
  await client.query('begin')
  try {
    // A migration must not queue behind a long transaction and stop everybody behind itself.
    await client.query("set local lock_timeout = '2s'")
    // Row security is forced on the owner too; a migration that changes rows means all of them.
    await client.query("set local app.owner_sees = 'on'")
    await client.query(text)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
