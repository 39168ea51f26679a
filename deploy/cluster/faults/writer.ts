// Writes numbered rows through the proxy, as the product would, and remembers each that was acknowledged; at the end it
// looks whether they are all there. Pool settings are those of server/src/db/open.ts.
//   node writer.ts <seconds> <trial> <report>      TRIAL_URL, WRITERS (8)
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

const [seconds = '60', trial = 'trial', report = '/dev/null'] = process.argv.slice(2)
const writers = Number(process.env.WRITERS ?? 8)
const table = `trial_${trial.replaceAll(/\W/g, '_')}`

const pool = new pg.Pool({
  connectionString: process.env.TRIAL_URL,
  max: writers,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  application_name: 'writer',
  keepAlive: true,
})
const errors = new Map<string, number>()
const note = (where: string, error: unknown) => {
  const { code = '-', message } = error as Error & { code?: string }
  const key = `${where}: ${code} ${message}`
  errors.set(key, (errors.get(key) ?? 0) + 1)
}
pool.on('error', (error) => note('idle', error))
pool.on('connect', (client) => void client.on('error', (error) => note('client', error)))

await pool.query(`drop table if exists ${table}`)
await pool.query(`create table ${table} (n bigint primary key, at timestamptz not null default clock_timestamp())`)

const acknowledged: { n: number; at: number }[] = []
const failed: number[] = []
let next = 0
const begun = Date.now()
const until = begun + Number(seconds) * 1_000

async function write() {
  while (Date.now() < until) {
    const n = (next += 1)
    let client
    try {
      client = await pool.connect()
    } catch (error) {
      note('connect', error)
      await sleep(100)
      continue
    }
    try {
      await client.query('begin')
      await client.query(`insert into ${table} (n) values ($1)`, [n])
      await client.query('commit')
      acknowledged.push({ n, at: Date.now() })
      client.release()
    } catch (error) {
      note('query', error)
      failed.push(n)
      // Never back into the pool: a standby that was a primary would go on answering.
      client.release(true)
      await sleep(100)
    }
    await sleep(2)
  }
}
await Promise.all(Array.from({ length: writers }, write))

acknowledged.sort((a, b) => a.at - b.at)
let gap = 0
for (const [i, { at }] of acknowledged.entries()) gap = Math.max(gap, at - (acknowledged[i - 1]?.at ?? begun))

async function readAll(tries = 60): Promise<Set<number>> {
  try {
    const { rows } = await pool.query<{ n: string }>(`select n from ${table}`)
    return new Set(rows.map(({ n }) => Number(n)))
  } catch (error) {
    if (tries === 0) throw error
    await sleep(1_000)
    return readAll(tries - 1)
  }
}
const present = await readAll()
const missing = acknowledged.filter(({ n }) => !present.has(n)).length
const summary = {
  trial,
  secondsWithoutWrite: gap / 1_000,
  acknowledged: acknowledged.length,
  missing,
  failed: failed.length,
  failedButThere: failed.filter((n) => present.has(n)).length,
  errors: Object.fromEntries([...errors].sort((a, b) => b[1] - a[1])),
}
writeFileSync(report, `${JSON.stringify(summary, null, 2)}\n`)
await pool.query(`drop table ${table}`)
process.exit(missing ? 1 : 0)
