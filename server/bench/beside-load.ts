// Two checkouts beside each other on one database, asked in turns: what a change costs, on a machine that is never quiet.
// node server/bench/beside-load.ts <other checkout>. The other one runs as the worker, whom row security lets through,
// so that code from before it sees the same rows. CPU is that of node and of its connections' PostgreSQL processes.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { startProcess } from '../../tools/lib/processes.ts'
import { root } from '../../tools/lib/root.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { accessTokens } from '../src/access/tokens.ts'
import { workerParts } from '../src/app.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { fillActivities } from './fill-activities.ts'
import { getRequest, load } from './load.ts'
import { operationsPort } from './start-http.ts'

const other = resolve(process.argv[2] ?? root)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
const CLIENTS = 16
const PORT = Number(process.env.BENCH_PORT ?? 8_501)
const SIGNED_IN = 1_000

interface Viewer {
  token: string
  personId: string
  activityId: string
  applicationId: string
}
const reads: [name: string, path: (viewer: Viewer) => string][] = [
  ['details (no guarded table)', () => '/api/v1/auth/details'],
  ['activities list', () => '/api/v1/activities?filter=OPEN&page=0&size=10'],
  ['activity details', ({ activityId }) => `/api/v1/activities/details?id=${activityId}`],
  ['applications list', () => '/api/v1/applications?page=0&size=10'],
  ['application details', ({ applicationId }) => `/api/v1/applications/details?id=${applicationId}`],
  ['notifications', ({ personId }) => `/api/v1/notifications?userId=${personId}`],
]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const cpuMs = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

await startServices(testServices)
const services = await serviceEnv(testServices)
const urls = await freshDatabase(services, 'werkplatz_beside')
await migrate(urls.DATABASE_OWNER_URL)
await prepareQueues(urls.DATABASE_OWNER_URL, queueNames(workerParts))
const env = serverEnv({ env: { ...services, ...urls }, port: PORT - 1 })
const client = new pg.Client({ connectionString: urls.DATABASE_OWNER_URL })
await client.connect()
const viewers = await fill()

const start = async (folder: string, port: number, database: string) => {
  const http = await startProcess({
    name: folder,
    command: process.execPath,
    args: [join(folder, 'server/src/processes/http.ts')],
    env: {
      ...env,
      DATABASE_URL: database,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HTTP_PORT: String(port),
      HTTP_OPERATIONS_PORT: String(operationsPort(port)),
      WEB_ROOT: undefined,
    },
    // Where every version of the product answers; not every one says on a port of its own how it is.
    readyUrl: `http://127.0.0.1:${port}/api/v1/captcha`,
  })
  await http.ready()
  const role = new URL(database).username
  const cpu = async () => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where usename = $1 and datname = current_database()',
      [role],
    )
    return { node: cpuMs(http.pid), postgres: rows.reduce((sum, row) => sum + cpuMs(row.pid), 0) }
  }
  return { http, port, cpu }
}
const sides = {
  here: await start(root, PORT, urls.DATABASE_URL),
  there: await start(other, PORT + 1, urls.DATABASE_WORKER_URL),
}

try {
  for (const [name, path] of reads) {
    const requests = viewers.map((viewer) => getRequest(path(viewer), viewer.token))
    const seen = { here: [] as Figures[], there: [] as Figures[] }
    for (const side of ['here', 'there'] as const) await load(sides[side].port, requests, CLIENTS, 1)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of round % 2 ? (['here', 'there'] as const) : (['there', 'here'] as const))
        seen[side].push(await measure(sides[side], requests))
    const of = (side: keyof typeof seen, figure: keyof Figures) => median(seen[side].map((one) => one[figure]))
    const ratio = (figure: keyof Figures) =>
      median(seen.here.map((one, i) => one[figure] / seen.there[i]![figure])).toFixed(2)
    console.log(
      `${name}: calls a second ${Math.round(of('here', 'perSecond'))} / ${Math.round(of('there', 'perSecond'))} = ${ratio('perSecond')}` +
        `  p95 ${of('here', 'p95').toFixed(1)} / ${of('there', 'p95').toFixed(1)} ms` +
        `  CPU a call ${Math.round(of('here', 'cpu'))} / ${Math.round(of('there', 'cpu'))} µs = ${ratio('cpu')}` +
        ` (node ${Math.round(of('here', 'node'))} / ${Math.round(of('there', 'node'))})`,
    )
  }
} finally {
  await sides.here.http.stop()
  await sides.there.http.stop()
  await client.end()
}

interface Figures {
  perSecond: number
  p95: number
  cpu: number
  node: number
}

async function measure(side: typeof sides.here, requests: Buffer[]): Promise<Figures> {
  const before = await side.cpu()
  const { perSecond, p95Ms, failed } = await load(side.port, requests, CLIENTS, SECONDS)
  if (failed) throw new Error(`${failed} calls failed`)
  const after = await side.cpu()
  const calls = perSecond * SECONDS
  const node = ((after.node - before.node) * 1000) / calls
  return { perSecond, p95: p95Ms, node, cpu: node + ((after.postgres - before.postgres) * 1000) / calls }
}

async function fill(): Promise<Viewer[]> {
  await client.query("set app.owner_sees = 'on'")
  await fillActivities(client, { activities: 5_000, companies: 100, people: 5_000 })
  await client.query("update person set roles = '{APPRENTICE}'")
  // Ten applications and thirty notifications each, for a thousand who look and two thousand who do not.
  await client.query(
    `insert into application (activity_id, activity_author_id, activity_company_id, author_id, company_id, status, title,
       body, sent_at, due_on, remind_on)
     select activity.id, activity.author_id, activity.company_id, person.id, person.company_id, 'PENDING', 'Bewerbung',
       'Weil ich es gern lernen möchte.', now(), current_date, current_date
     from (select *, row_number() over (order by id) as n from person order by id limit 3000) person
     join (select *, row_number() over (order by id) as n from activity where is_visible and is_public) activity
       on activity.n between (person.n * 7) % 2000 + 1 and (person.n * 7) % 2000 + 10
     where activity.author_id <> person.id`,
  )
  await client.query(
    `insert into notification (event_id, kind, recipient_id, type, target_id, title, body, in_app, mail_due)
     select gen_random_uuid(), 'activity.published', person.id, 'activity', gen_random_uuid(), 'Neu', 'Neu.', true, false
     from (select id from person order by id limit 3000) person, generate_series(1, 30)`,
  )
  const { rows } = await client.query<{ id: string; person_id: string; activity_id: string; application_id: string }>(
    `with opened as (insert into session (person_id, salt) select id, '\\x00' from person order by id limit $1 returning id, person_id)
     select opened.id, person_id, application.activity_id, application.id as application_id
     from opened join lateral (select * from application where author_id = person_id order by id limit 1) application on true`,
    [SIGNED_IN],
  )
  await client.query('vacuum analyze')
  const tokens = accessTokens(env.TOKEN_PRIVATE_KEY!, systemClock)
  return Promise.all(
    rows.map(async (row) => ({
      token: (await tokens.sign(row.id, row.person_id)).accessToken,
      personId: row.person_id,
      activityId: row.activity_id,
      applicationId: row.application_id,
    })),
  )
}
