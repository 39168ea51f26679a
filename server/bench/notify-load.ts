// One event with many recipients: node server/bench/notify-load.ts [recipients, at most 100000]. Its own database on
// the test services, a real worker in its own process. Measured twice: undisturbed, and with kill -9 half way.
import { spawn } from 'node:child_process'

import { events, type EventName } from '@werkplatz/contract/events.ts'
import { event } from '@werkplatz/contract/shared/event.ts'
import { Id } from '@werkplatz/contract/shared/shapes.ts'
import pg from 'pg'
import { z } from 'zod'

import { newSecrets } from '../../tools/lib/secrets.ts'
import { freshDatabase, serviceEnv, testServices } from '../../tools/lib/services.ts'
import { loadConfig } from '../src/config.ts'
import type { Db } from '../src/db/handles.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { announce, enqueue } from '../src/db/outbox.ts'
import { notifyListeners } from '../src/features/notifications/notification.listeners.ts'
import { defineJob } from '../src/jobs/definitions.ts'
import { openQueue, openWorkerQueue, prepareQueues } from '../src/jobs/queue.ts'
import { queueNames, runWorker } from '../src/jobs/run-worker.ts'
import { systemClock } from '../src/lib/clock.ts'
import { makeLog } from '../src/lib/log.ts'
import { openBus } from '../src/outbound/bus.ts'
import { openOutbound } from '../src/outbound/open-outbound.ts'
import { notifies } from '../src/plugs/notices.ts'
import { pause, percentile, until } from './live-clients.ts'

const RECIPIENTS = Math.min(Number(process.argv[2] ?? 5_000), 100_000)
const PING_EVERY_MS = 200

const FOLLOWED = 'bench.followed' as EventName
Object.assign(events, { [FOLLOWED]: event({ payload: z.object({ companyId: Id }), summary: 'For this bench only.' }) })

/** As the follows feature will ask it: the next followers in the order of the index. */
const listFollowers = (db: Db, companyId: string, after: string, size: number) =>
  db
    .query<{ id: string }>(
      'select follower_id as id from bench_follow where target_id = $1 and follower_id > $2 order by follower_id limit $3',
      [companyId, after, size],
    )
    .then((rows) => rows.map((row) => row.id))

const ping = defineJob({
  name: 'bench-ping',
  payload: z.object({ at: z.number() }),
  run: async ({ begin }, { at }) => {
    const took = Date.now() - Number(at)
    await begin(async (tx) => {
      await tx
        .insertInto('audit')
        .values({ action: 'bench-ping', resource: 'bench', details: JSON.stringify({ at, took }) })
        .execute()
    })
  },
})

const parts = {
  jobs: [ping],
  listeners: notifyListeners([
    notifies(FOLLOWED, 'activity.published', async (_db, payload) => {
      const { companyId } = payload as never as { companyId: string }
      return {
        actorId: null,
        targetId: companyId,
        recipients: (db, after, size) => listFollowers(db, companyId, after, size),
        params: { activityTitle: 'Glasfaser-Umbau im Rechenzentrum Olten' },
      }
    }),
  ]),
}

async function work() {
  const config = loadConfig(process.env)
  const log = makeLog('worker', 'warn')
  const queue = await openWorkerQueue(config.DATABASE_WORKER_URL, (error) => log.warn({ err: error }, 'queue'))
  const database = openDatabase({ connectionString: config.DATABASE_WORKER_URL, outbox: queue.outbox })
  const outbound = openOutbound(config, await openBus(config.NATS_URL, 'worker', log))
  await runWorker(
    queue.boss,
    { db: database.db, settled: database.settled, begin: database.begin, outbound, clock: systemClock, log, config },
    parts,
  )
}

const startWorker = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [import.meta.filename, '--worker'], { env: { ...process.env, ...env }, stdio: 'inherit' })

/** Beside the pool: filling takes longer than a call of the product may. */
async function prepareFollowers(url: string): Promise<{ id: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'create table bench_follow (target_id uuid, follower_id uuid, primary key (target_id, follower_id))',
  )
  const { rows: companies } = await client.query<{ id: string }>(
    `insert into company (name) values ('Followed'), ('Followed too') returning id`,
  )
  await client.query(
    `insert into person (company_id, email, name_first, name_last, roles, setup_at)
     select $1, 'p' || n || '@load.example', 'Load', 'Person', array['USER'], now() from generate_series(1, $2::int) n`,
    [companies[0]!.id, RECIPIENTS],
  )
  await client.query('insert into setting (person_id) select id from person')
  await client.query('insert into bench_follow select company.id, person.id from company, person')
  await client.query('analyze')
  await client.end()
  return companies
}

async function measure() {
  const services = await serviceEnv(testServices)
  const urls = await freshDatabase(services, 'werkplatz_notify_load')
  const { DATABASE_OWNER_URL: owner, DATABASE_WORKER_URL: url } = urls
  const env = { ...services, ...newSecrets(), ...urls, PUBLIC_URL: 'http://127.0.0.1:8080' }
  await migrate(owner)
  await prepareQueues(owner, queueNames(parts))
  const queue = await openQueue(url, () => {})
  const database = openDatabase({ connectionString: url, outbox: queue.outbox })
  const { pool } = database
  const companies = await prepareFollowers(owner)

  const told = async (companyId: string) =>
    (await pool.query<{ n: number }>('select count(*)::int as n from notification where target_id = $1', [companyId]))
      .rows[0]!.n
  const pings = async (since = 0) => {
    const { rows } = await pool.query<{ took: number }>(
      `select (details->>'took')::int as took from audit where action = 'bench-ping' and (details->>'at')::int8 >= $1`,
      [since],
    )
    const took = rows.map((row) => row.took)
    return { pings: took.length, p50: percentile(took, 0.5), p95: percentile(took, 0.95), maxMs: Math.max(...took) }
  }
  let isPinging = true
  const pinging = (async () => {
    while (isPinging) {
      await database.begin((tx) => enqueue(tx, ping, { at: Date.now() }))
      await pause(PING_EVERY_MS)
    }
  })()

  let worker = startWorker(env)
  await until('the worker runs', async () => (await pings()).pings > 3)
  await pause(5_000)
  const run = async (companyId: string, disturb?: () => Promise<void>) => {
    const began = performance.now()
    await database.begin((tx) => announce(tx, FOLLOWED, { companyId } as never))
    await until('half of them', async () => (await told(companyId)) >= RECIPIENTS / 2)
    await disturb?.()
    await until('all of them', async () => (await told(companyId)) >= RECIPIENTS)
    return Number(((performance.now() - began) / 1000).toFixed(1))
  }
  const idle = await pings(Date.now() - 5_000)
  const began = Date.now()
  console.log({
    recipients: RECIPIENTS,
    seconds: await run(companies[0]!.id),
    before: idle,
    meanwhile: await pings(began),
  })
  const seconds = await run(companies[1]!.id, async () => {
    worker.kill('SIGKILL')
    console.log({ killedAt: await told(companies[1]!.id) })
    worker = startWorker(env)
  })
  await pause(3_000)
  const { rows } = await pool.query<{ n: number; people: number }>(
    'select count(*)::int as n, count(distinct recipient_id)::int as people from notification where target_id = $1',
    [companies[1]!.id],
  )
  console.log({ killed: 'half way', seconds, notifications: rows[0]!.n, people: rows[0]!.people })
  isPinging = false
  await pinging
  worker.kill('SIGKILL')
  await queue.stop()
  await database.close()
}

if (process.argv.includes('--worker')) await work()
else {
  await measure()
  process.exit(0)
}
