// node server/bench/scale.ts: every list, search, detail and home call of activities with 20,000 and with 2,000,000
// activities, through the whole API, interleaved in one run. p95 at full size may be three times that at 1 %, and no
// large table may be read from end to end.
import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { databaseUrls, freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { accessTokens } from '../src/access/tokens.ts'
import { workerParts } from '../src/app.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { fillActivities, idOf, type Size } from './fill-activities.ts'
import { getRequest, load } from './load.ts'
import { calls, type ScaleCall, type Viewer } from './scale-calls.ts'
import { startHttp, withoutLimits } from './start-http.ts'

const SMALL: Size = { activities: 20_000, companies: 500, people: 2_000 }
/** SCALE_OF=0.25: a quarter of the full size, where time or disk is short. */
const PART = Number(process.env.SCALE_OF ?? 1)
const LARGE: Size = { activities: 2_000_000 * PART, companies: 50_000 * PART, people: 200_000 * PART }
const ROUNDS = Number(process.env.SCALE_ROUNDS ?? 5)
const SECONDS = Number(process.env.SCALE_SECONDS ?? 1)
const CONNECTIONS = 2
const SIGNED_IN = 1_000
const OWNERS = 20
/** The first people are of the largest company. */
const OF_LARGEST = 80
/** The database of an earlier run is used again if it is there; it takes minutes to fill. */
const isKept = process.env.SCALE_KEEP === '1'

/** SCALE_ONLY=search: only calls whose name holds this. */
const chosen = calls.filter(({ name }) => name.includes(process.env.SCALE_ONLY ?? ''))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function open(name: string, size: Size, port: number) {
  const urls = isKept ? databaseUrls(services, name) : await freshDatabase(services, name)
  const { DATABASE_OWNER_URL: url } = urls
  const client = new pg.Client({ connectionString: url })
  if (!isKept) {
    await migrate(url)
    await prepareQueues(url, queueNames(workerParts))
  }
  await client.connect()
  if (!isKept) await fillActivities(client, size)
  const env = serverEnv({ env: { ...services, ...urls }, port: port - 1 })
  const tokens = accessTokens(env.TOKEN_PRIVATE_KEY!, systemClock)
  await client.query("update person set roles = '{OWNER}' where id <= $1", [idOf('person', OWNERS)])
  const { rows } = await client.query<{ id: string; person_id: string; role: string; is_of_largest: boolean }>(
    `with numbered as (select id, row_number() over (order by id) as n from person),
     opened as (insert into session (person_id, salt)
       select id, '\\x00' from numbered where n <= $1 or n % $2 = 0 returning id, person_id)
     select opened.id, person_id, roles[1] as role, company_id = $3 as is_of_largest
     from opened join person on person.id = person_id order by person_id`,
    [OF_LARGEST, size.people / SIGNED_IN, idOf('company', 1)],
  )
  /** Signed when they are needed: filling and measuring take longer than a token lives. */
  const viewers = (): Promise<Viewer[]> =>
    Promise.all(
      rows.map(async (row) => ({
        role: row.role,
        isOfLargest: row.is_of_largest,
        token: (await tokens.sign(row.id, row.person_id)).accessToken,
      })),
    )
  const { rows: readable } = await client.query<{ id: string }>(
    'select id from activity where is_visible and is_public order by id limit 5000',
  )
  const http = await startHttp(env, port, withoutLimits)
  return { size, port, client, viewers, http, readable: readable.map((row) => row.id) }
}

type World = Awaited<ReturnType<typeof open>>

async function requestsFor(call: ScaleCall, { viewers, size, readable }: World): Promise<Buffer[]> {
  const isDetails = call.name === 'details'
  const who = (await viewers()).filter(
    ({ role, isOfLargest }) =>
      (isDetails ? role === 'VOCATIONAL_TRAINER' : !call.role || role === call.role) &&
      (!call.isOfLargest || isOfLargest),
  )
  return Array.from({ length: 600 }, (_, i) => {
    const viewer = who[i % who.length]!
    const path = isDetails
      ? `/api/v1/activities/details?id=${readable[i % readable.length]}`
      : call.path(viewer, size, i)
    return getRequest(path, viewer.token)
  })
}

const largeTables = ['activity', 'person', 'company', 'bookmark', 'activity_count', 'file']
async function seqScans({ client }: World): Promise<Record<string, number>> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [largeTables],
  )
  return Object.fromEntries(rows.map((row) => [row.relname, Number(row.seq_scan)]))
}

await startServices(testServices)
const services = await serviceEnv(testServices)
const small = await open('werkplatz_scale_small', SMALL, 8_811)
const large = await open('werkplatz_scale_large', LARGE, 8_813)
let missed = 0
try {
  for (const call of chosen) {
    const requests = { small: await requestsFor(call, small), large: await requestsFor(call, large) }
    await load(small.port, requests.small, CONNECTIONS, 1)
    await load(large.port, requests.large, CONNECTIONS, 1)
    const before = await seqScans(large)
    const rounds: { small: number; large: number }[] = []
    for (let i = 0; i < ROUNDS; i += 1) {
      const one = await load(small.port, requests.small, CONNECTIONS, SECONDS)
      const two = await load(large.port, requests.large, CONNECTIONS, SECONDS)
      if (one.failed || two.failed)
        throw new Error(`${call.name}: ${one.failed} and ${two.failed} calls failed: ${one.failure ?? two.failure}`)
      rounds.push({ small: one.p95Ms, large: two.p95Ms })
    }
    await new Promise((resolve) => setTimeout(resolve, 600))
    const after = await seqScans(large)
    const scanned = largeTables.filter((table) => after[table]! > before[table]!)
    const p95 = { small: median(rounds.map((r) => r.small)), large: median(rounds.map((r) => r.large)) }
    const factor = p95.large / p95.small
    if (factor > 3 || scanned.length) missed += 1
    console.log(
      `${call.name.padEnd(44)} p95 ${p95.small.toFixed(2)} ms → ${p95.large.toFixed(2)} ms  factor ${factor.toFixed(2)}` +
        (scanned.length ? `  SEQUENTIAL SCAN of ${scanned.join(', ')}` : ''),
    )
  }
} finally {
  await small.http.stop()
  await large.http.stop()
  await small.client.end()
  await large.client.end()
}
console.log(missed ? `${missed} beyond the goal` : 'all within three times, no sequential scan')
