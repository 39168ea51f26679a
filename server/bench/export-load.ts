// The apprentices of a company as a zip: node server/bench/export-load.ts [apprentices]. Its own database on the test
// services; the work itself runs in this process, whose memory is looked at, the documents in their children.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { newSecrets } from '../../tools/lib/secrets.ts'
import { freshDatabase, serviceEnv, testServices } from '../../tools/lib/services.ts'
import { accessTokens } from '../src/access/tokens.ts'
import { workerParts } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { runExport } from '../src/features/exports/run-export.ts'
import { openQueue, prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { makeLog } from '../src/lib/log.ts'
import { openBus } from '../src/outbound/bus.ts'
import { openOutbound } from '../src/outbound/open-outbound.ts'
import { pacedReads } from './paced-reads.ts'
import { startHttp, withoutLimits } from './start-http.ts'

const APPRENTICES = Math.min(Number(process.argv[2] ?? 500), 1_999)
const WATCH_MS = 100

/** Three years with eight assignments each; answers the export that waits. */
async function fill(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The owner sees guarded rows only when saying so.
  await client.query(`set app.owner_sees = 'on'`)
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query<{ id: string }>(text, values)).rows[0]!.id
  const company = await one(`insert into company (name) values ('Export AG') returning id`)
  const person = `insert into person (company_id, email, name_first, name_last, roles, setup_at, date_joined, profession_id)`
  const officer = await one(
    `${person} values ($1, 'officer@load.example', 'Aaron', 'Gashi', '{EDUCATION_OFFICER}', now(), null, null) returning id`,
    [company],
  )
  await client.query(
    `${person} select $1, 'p' || n || '@load.example', 'Vorname' || n, 'Nachname' || n, '{APPRENTICE}', now(),
       swiss_today() - 1000, 'pr-edb' from generate_series(1, $2::int) n`,
    [company, APPRENTICES],
  )
  const sector = await one(`insert into work_sector (name) values ('Informatik') returning id`)
  await client.query(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       date_start, date_end, workload, contact)
     select person.id, $1, 'APPROVED', 'Einsatz im Team ' || n, 'Text', 'Olten', 'Team', $2,
       swiss_today() - 1000 + n * 120, swiss_today() - 1000 + n * 120 + 90, 80, 'Rita Beispiel'
     from person, generate_series(0, 7) n where 'APPRENTICE' = any(person.roles)`,
    [company, sector],
  )
  const id = await one(`insert into export (person_id, company_id, kind) values ($1, $2, 'APPRENTICES') returning id`, [
    officer,
    company,
  ])
  await client.query('analyze')
  await client.end()
  return id
}

const MB = 1024 * 1024

/** Resident memory of the children that draw. */
function childrenMb(): number {
  let total = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid)
        total += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
    } catch {
      // It has ended meanwhile.
    }
  }
  return Math.round(total)
}

const services = await serviceEnv(testServices)
const urls = await freshDatabase(services, 'werkplatz_export_load')
const secrets = newSecrets()
const config = loadConfig({ ...services, ...secrets, ...urls, PUBLIC_URL: 'http://127.0.0.1:8080' })
await migrate(urls.DATABASE_OWNER_URL)
await prepareQueues(urls.DATABASE_OWNER_URL, queueNames(workerParts))
const id = await fill(urls.DATABASE_OWNER_URL)
const log = makeLog('worker', 'warn')
const queue = await openQueue(urls.DATABASE_WORKER_URL, () => {})
const database = openDatabase({ connectionString: urls.DATABASE_WORKER_URL, outbox: queue.outbox })
const outbound = openOutbound(config, await openBus(config.NATS_URL, 'worker', log))
const ctx = {
  db: database.db,
  settled: database.settled,
  begin: database.begin,
  outbound,
  clock: systemClock,
  log,
  config,
}

// Somebody else reads meanwhile.
const PORT = 8_611
const READS_PER_SECOND = 50
const http = await startHttp(
  serverEnv({ env: { ...services, ...secrets, ...urls }, port: PORT - 1 }),
  PORT,
  withoutLimits,
)
const { rows: opened } = await database.pool.query<{ id: string; person_id: string }>(
  `insert into session (person_id, salt) select id, '\\x00' from person limit 200 returning id, person_id`,
)
const tokens = accessTokens(secrets.TOKEN_PRIVATE_KEY!, systemClock)
const reads = await Promise.all(
  opened.map(async (row) => ({
    path: '/api/v1/activities?filter=OPEN&page=0&size=10',
    token: (await tokens.sign(row.id, row.person_id)).accessToken,
  })),
)
const p95Of = (seconds: number) => pacedReads({ port: PORT, reads, perSecond: READS_PER_SECOND, seconds })
await p95Of(5)
const quietP95 = await p95Of(15)

const before = process.memoryUsage.rss()
let most = before
let mostOfChildren = 0
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
  mostOfChildren = Math.max(mostOfChildren, childrenMb())
}, WATCH_MS)
const began = performance.now()
const cpuBefore = process.cpuUsage()
const besideP95 = p95Of(15)
await runExport(ctx, id)
const seconds = Number(((performance.now() - began) / 1_000).toFixed(1))
clearInterval(watch)
const cpu = process.cpuUsage(cpuBefore)
const { rows } = await database.pool.query('select status, done, total, size from export where id = $1', [id])
console.log({
  apprentices: APPRENTICES,
  seconds,
  ownCpuSeconds: Number(((cpu.user + cpu.system) / 1e6).toFixed(1)),
  loadAverage: loadavg()[0]?.toFixed(1),
  beforeMb: Math.round(before / MB),
  grownMb: Math.round((most - before) / MB),
  childrenMb: mostOfChildren,
  readsP95Ms: { alone: Math.round(quietP95 * 10) / 10, besideTheExport: Math.round((await besideP95) * 10) / 10 },
  ...rows[0],
})
await http.stop()
process.exit(0)
