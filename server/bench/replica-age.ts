// How old is what a copy of the database answers? Writes numbers to the primary and reads them back as reads that bear a
// second of age do, for as long as is said; meanwhile somebody stops, delays and kills the copy.
//   node server/bench/replica-age.ts <owner's address> <address of werkplatz_app> <the same at the copy> [seconds]
import pg from 'pg'

import { openDatabase } from '../src/db/open.ts'
import { MOST_AGE_MS } from '../src/db/replica.ts'
import { pause } from './live-clients.ts'

const [owner, primary, copy, seconds = '60'] = process.argv.slice(2) as [string, string, string, string?]

const writer = new pg.Client({ connectionString: owner })
await writer.connect()
await writer.query('drop table if exists replica_age')
await writer.query('create table replica_age (n int primary key)')
await writer.query('grant select on replica_age to werkplatz_app')

const database = openDatabase({
  connectionString: primary,
  replica: { connectionString: copy, role: 'werkplatz_app' },
  outbox: { enqueue: async () => {} },
})

/** When each number was known to be committed. */
const committedAt: number[] = []
const end = performance.now() + Number(seconds) * 1_000
const seen = { replica: 0, primary: 0, tooOld: 0, failed: 0, oldestMs: 0 }

async function write() {
  for (let n = 0; performance.now() < end; n += 1) {
    await writer.query('insert into replica_age values ($1)', [n])
    committedAt[n] = performance.now()
    await pause(5)
  }
}

async function read() {
  while (performance.now() < end) {
    const asked = performance.now()
    try {
      const [found] = await database.aged.query<{ n: number | null; is_copy: boolean }>(
        'select (select max(n) from replica_age) as n, pg_is_in_recovery() as is_copy',
        [],
      )
      seen[found!.is_copy ? 'replica' : 'primary'] += 1
      const missing = committedAt[(found!.n ?? -1) + 1]
      const ageMs = missing === undefined ? 0 : asked - missing
      seen.oldestMs = Math.max(seen.oldestMs, Math.round(ageMs))
      if (ageMs > MOST_AGE_MS) seen.tooOld += 1
    } catch (error) {
      seen.failed += 1
      console.log((error as Error).message)
    }
    await pause(5)
  }
}

const told = setInterval(() => console.log(JSON.stringify(seen)), 5_000)
await Promise.all([write(), read(), read()])
clearInterval(told)
console.log(JSON.stringify({ written: committedAt.length, ...seen }))
await writer.end()
await database.close()
process.exitCode = seen.tooOld + seen.failed > 0 ? 1 : 0
