// Looks for two primaries: writes to every node directly, through its unix socket (so that it also sees inside a node
// that is cut off), four times a second. At the end: who acknowledged writes when, and did two do so at once?
//   node probe.ts <seconds> <trial> <report>      CLUSTER_DIR, CLUSTER_PORT
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { wroteBoth, type Seen } from './split.ts'

const [seconds = '60', trial = 'trial', report = '/dev/null'] = process.argv.slice(2)
const { CLUSTER_DIR = '', CLUSTER_PORT = '26000' } = process.env
const password = readFileSync(`${CLUSTER_DIR}/secrets/postgres`, 'utf8').trim()
const begun = Date.now()
const until = begun + Number(seconds) * 1_000
const seen: Seen[] = []

async function watch(node: number) {
  while (Date.now() < until) {
    const client = new pg.Client({
      host: `${CLUSTER_DIR}/node${node}/run`,
      port: Number(CLUSTER_PORT) + 40 + node,
      user: 'postgres',
      password,
      database: 'trial',
      connectionTimeoutMillis: 1_000,
      query_timeout: 1_500,
      application_name: 'probe',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      while (Date.now() < until) {
        seen.push(await look(client, node))
        await sleep(250)
      }
    } catch (error) {
      seen.push({ at: Date.now() - begun, node, says: (error as Error).message, wrote: false })
      await sleep(250)
    } finally {
      void client.end().catch(() => {})
    }
  }
}

async function look(client: pg.Client, node: number): Promise<Seen> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) return { at: Date.now() - begun, node, says: 'standby', wrote: false }
  try {
    await client.query('insert into probe (node) values ($1)', [node])
    return { at: Date.now() - begun, node, says: 'primary', wrote: true }
  } catch (error) {
    seen.push({ at: Date.now() - begun, node, says: 'primary', wrote: false })
    throw error
  }
}

await Promise.all([1, 2, 3].map(watch))
seen.sort((a, b) => a.at - b.at)
// One line for each change of what a node says.
const last = new Map<number, string>()
const changes: string[] = []
for (const { at, node, says, wrote } of seen) {
  const now = says === 'primary' ? (wrote ? 'primary, writes' : 'primary, write not acknowledged') : says
  if (last.get(node) !== now) changes.push(`${(at / 1_000).toFixed(1)} s node${node}: ${now}`)
  last.set(node, now)
}
writeFileSync(report, `${JSON.stringify({ trial, twoWroteAtOnce: wroteBoth(seen), changes }, null, 2)}\n`)
process.exit(0)
