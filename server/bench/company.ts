// node server/bench/company.ts: what an officer reads of a company with 2,000 apprentices, in a database of 1.5 million
// people, while somebody else reads fifty times a second. COMPANY_PEOPLE=150000 where time or disk is short.
import { readFileSync } from 'node:fs'

import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { root } from '../../tools/lib/root.ts'
import { databaseUrls, freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { accessTokens } from '../src/access/tokens.ts'
import { workerParts } from '../src/app.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { fillCompany } from './fill-company.ts'
import { getRequest, load, pacedLoad } from './load.ts'
import { barePgbench } from './pgbench.ts'
import { startHttp, withoutLimits } from './start-http.ts'

const PEOPLE = Number(process.env.COMPANY_PEOPLE ?? 1_500_000)
const APPRENTICES = 2_000
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const OTHERS_PER_SECOND = 50
const PORT = 8_601
const CLIENTS = 32
const LEAST_RATIO = 0.5
const today = new Date().toISOString().slice(0, 10)
const reads = [
  { name: 'apprentices table', mostMs: 150, path: (i: number) => `/api/v1/users/apprentices?size=25&page=${i % 8}` },
  { name: 'board', mostMs: 300, path: () => '/api/v1/users/apprentices/board' },
  { name: 'planner of a quarter', mostMs: 400, path: () => `/api/v1/users/apprentices/plan?from=${today}&weeks=13` },
]
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

await startServices(testServices)
const services = await serviceEnv(testServices)
const isKept = process.env.SCALE_KEEP === '1'
const name = 'werkplatz_company'
const urls = isKept ? databaseUrls(services, name) : await freshDatabase(services, name)
const client = new pg.Client({ connectionString: urls.DATABASE_OWNER_URL })
if (!isKept) {
  await migrate(urls.DATABASE_OWNER_URL)
  await prepareQueues(urls.DATABASE_OWNER_URL, queueNames(workerParts))
}
await client.connect()
if (!isKept) await fillCompany(client, { people: PEOPLE, apprentices: APPRENTICES })
const env = serverEnv({ env: { ...services, ...urls }, port: PORT - 1 })
const http = await startHttp(env, PORT, withoutLimits)
let missed = 0
try {
  const { officers, others } = await signedIn()
  const beside = others.map((token) => getRequest('/api/v1/auth/details', token))
  for (const read of reads) {
    const requests = Array.from({ length: 200 }, (_, i) => getRequest(read.path(i), officers[i % officers.length]!))
    await load(PORT, requests, 1, 1)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = pacedLoad(PORT, beside, OTHERS_PER_SECOND, SECONDS)
      const { p95Ms, failed, failure } = await load(PORT, requests, 1, SECONDS)
      if (failed) throw new Error(`${read.name}: ${failed} calls failed: ${failure}`)
      await other
      times.push(p95Ms)
    }
    const p95 = median(times)
    if (p95 > read.mostMs) missed += 1
    console.log(`${read.name.padEnd(24)} p95 ${p95.toFixed(1)} ms (goal ${read.mostMs} ms)`)
  }
  const ratio = await againstBare(officers)
  if (ratio < LEAST_RATIO) missed += 1
  console.log(`apprentices page         ratio ${ratio.toFixed(2)} to bare pgbench (goal ${LEAST_RATIO})`)
} finally {
  await http.stop()
  await client.end()
}
console.log(missed ? `${missed} beyond the goal` : 'all goals reached')

/** The first page as often as it goes, beside the same two statements by pgbench; in turns, as the machine is noisy. */
async function againstBare(officers: string[]) {
  const { rows } = await client.query<{ id: string; company_id: string }>(
    `select id, company_id from person where 'EDUCATION_OFFICER' = any (roles) order by id limit 1`,
  )
  const nobody = { mine: 'false', status: 'null', pattern: 'null', ending: 'null' }
  const values: Record<string, string> = {
    ...nobody,
    callerId: `'${rows[0]!.id}'::uuid`,
    callerCompany: `'${rows[0]!.company_id}'::uuid`,
    most: '1001',
    take: '25',
    size: '25',
    offset: '0',
  }
  const printed = readFileSync(`${root}/server/src/features/company-area/read/people-table.queries.sql`, 'utf8')
  const statement = (title: string) =>
    printed
      .split(`-- ${title}\n`)[1]!
      .split('\n-- ')[0]!
      .replaceAll(/(?<!:):(\w+)/g, (_, name: string) => values[name] ?? `:${name}`)
  const script = statement('countApprentices') + statement('listApprenticePage: idle first')
  const requests = officers.map((token) => getRequest('/api/v1/users/apprentices?size=25&page=0', token))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await barePgbench(urls.DATABASE_WORKER_URL, script, { clients: CLIENTS, seconds: SECONDS })
    const { perSecond, failed } = await load(PORT, requests, CLIENTS, SECONDS)
    if (failed) throw new Error(`${failed} calls failed`)
    ratios.push(perSecond / bare)
  }
  return median(ratios)
}

/** Officers of the company, and a thousand people of others. */
async function signedIn() {
  const tokens = accessTokens(env.TOKEN_PRIVATE_KEY!, systemClock)
  const { rows } = await client.query<{ id: string; person_id: string; is_officer: boolean }>(
    `with chosen as (
       (select id from person where 'EDUCATION_OFFICER' = any (roles) order by id limit 20)
       union all (select id from person where 'APPRENTICE' = any (roles) order by id desc limit 1000)),
     opened as (insert into session (person_id, salt) select id, '\\x00' from chosen returning id, person_id)
     select opened.id, person_id, 'EDUCATION_OFFICER' = any (roles) as is_officer
     from opened join person on person.id = person_id`,
  )
  const tokensOf = (isOfficer: boolean) =>
    Promise.all(
      rows
        .filter((row) => row.is_officer === isOfficer)
        .map(async (row) => (await tokens.sign(row.id, row.person_id)).accessToken),
    )
  return { officers: await tokensOf(true), others: await tokensOf(false) }
}
