// pnpm bench: a read through the whole API (session and reach check included) against bare pgbench with the same SQL,
// interleaved in one run because the machine is noisy; only the ratio counts.
import { readFileSync } from 'node:fs'

import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { accessTokens } from '../src/access/tokens.ts'
import { workerParts } from '../src/app.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { fillActivities } from './fill-activities.ts'
import { getRequest, load } from './load.ts'
import { barePgbench } from './pgbench.ts'
import { benchSize, reads, type BenchPerson } from './reads.ts'
import { startHttp } from './start-http.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const SIGNED_IN = 2_000
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 32)
const PORT = 8_301

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

await startServices(testServices)
const services = await serviceEnv(testServices)
const urls = await freshDatabase(services, 'werkplatz_bench')
// Bare means without row security too: the worker's role is let through.
const { DATABASE_OWNER_URL: url, DATABASE_WORKER_URL: bareUrl } = urls
await migrate(url)
await prepareQueues(url, queueNames(workerParts))
const env = serverEnv({ env: { ...services, ...urls }, port: PORT - 1 })
const database = openDatabase({ connectionString: bareUrl, outbox: { enqueue: async () => {} } })
const people = await fill()
const http = await startHttp(env, PORT, process.env.BENCH_NODE_ARGS?.split(' '))

let missed = 0
try {
  for (const read of reads) {
    const script = `\\set n random(1, ${benchSize.people})\n${read.sql(database.db)};\n`
    const requests = people.map((person) => getRequest(read.path(person), person.token))
    await load(PORT, requests, CLIENTS, 1)
    const cpu: number[] = []
    const rounds: { bare: number; api: number; p95: number }[] = []
    for (let i = 0; i < ROUNDS; i += 1) {
      const bare = await barePgbench(bareUrl, script, { clients: CLIENTS, seconds: SECONDS })
      const before = cpuMs(http.pid)
      const api = await load(PORT, requests, CLIENTS, SECONDS)
      cpu.push(((cpuMs(http.pid) - before) * 1000) / (api.perSecond * SECONDS))
      if (api.failed) throw new Error(`${api.failed} calls failed`)
      rounds.push({ bare, api: api.perSecond, p95: api.p95Ms })
    }
    const ratio = median(rounds.map((round) => round.api / round.bare))
    if (ratio < read.goal) missed += 1
    console.log(
      `${read.name}: ratio ${ratio.toFixed(2)} (goal ${read.goal})  api ${Math.round(median(rounds.map((r) => r.api)))}/s` +
        `  bare ${Math.round(median(rounds.map((r) => r.bare)))}/s  api p95 ${median(rounds.map((r) => r.p95)).toFixed(1)} ms` +
        `  node ${Math.round(median(cpu))} µs a call`,
    )
  }
} finally {
  await http.stop()
  await database.close()
}
console.log(missed ? `${missed} below goal` : 'all goals reached')

/** User and system time of a process: what a call costs us, whatever else the machine is doing. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function fill(): Promise<BenchPerson[]> {
  const tokens = accessTokens(env.TOKEN_PRIVATE_KEY!, systemClock)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillActivities(client, benchSize)
  await client.query("update person set roles = '{APPRENTICE}'")
  const { rows } = await client.query<{ id: string; person_id: string; activity_id: string }>(
    `with numbered as (select id, row_number() over (order by id) as n from person),
     opened as (insert into session (person_id, salt)
       select id, '\\x00' from numbered where n % ${benchSize.people / SIGNED_IN} = 0 returning id, person_id),
     readable as (select id, row_number() over () as n from activity where is_visible and is_public limit $1)
     select opened.id, person_id, readable.id as activity_id
     from (select *, row_number() over () as n from opened) opened join readable on readable.n = opened.n`,
    [SIGNED_IN],
  )
  await client.query('vacuum analyze')
  await client.end()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.person_id,
      activityId: row.activity_id,
      token: (await tokens.sign(row.id, row.person_id)).accessToken,
    })),
  )
}
