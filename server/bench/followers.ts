// One activity told to everybody who follows its company: node server/bench/followers.ts [followers, 500000 at most]. Its own
// database on the test services; the product's own query and writes, each of them timed. Goal for 500,000: at least
// 10,000 followers a second, no write longer than 50 ms.
import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { newSecrets } from '../../tools/lib/secrets.ts'
import { freshDatabase, serviceEnv, testServices } from '../../tools/lib/services.ts'
import { notificationTable } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { notify } from '../src/features/notifications/notify.ts'
import { openQueue, prepareQueues } from '../src/jobs/queue.ts'
import { makeLog } from '../src/lib/log.ts'
import { openBus } from '../src/outbound/bus.ts'
import { percentile } from './live-clients.ts'

const FOLLOWERS = Math.min(Number(process.argv[2] ?? 5_000), 500_000)
/** Every tenth follows the author as well. */
const ALSO_AUTHOR = 10

/** Beside the pool: filling takes longer than a call of the product may. */
async function fill(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("set app.owner_sees = 'on'")
  // Counts would be kept row by row: here they are nobody's question.
  await client.query('alter table follow disable trigger follow_counted')
  const { rows: companies } = await client.query<{ id: string }>(
    "insert into company (name) values ('Grossbetrieb'), ('Andere') returning id",
  )
  const [home, away] = companies.map(({ id }) => id)
  const { rows: authors } = await client.query<{ id: string }>(
    `insert into person (company_id, email, name_first, name_last, roles, setup_at)
     values ($1, 'author@bench.example', 'Anna', 'Autorin', '{VOCATIONAL_TRAINER}', now()) returning id`,
    [home],
  )
  const author = authors[0]!.id
  await client.query(
    `insert into person (company_id, email, name_first, name_last, roles, setup_at)
     select $1, 'p' || n || '@bench.example', 'Fan', 'Nummer ' || n, '{APPRENTICE}', now() from generate_series(1, $2::int) n`,
    [away, FOLLOWERS],
  )
  await client.query('insert into setting (person_id) select id from person')
  await client.query('insert into follow (follower_id, company_id) select id, $1 from person where company_id = $2', [
    home,
    away,
  ])
  await client.query(
    `insert into follow (follower_id, person_id) select id, $1 from (
       select id, row_number() over (order by id) as n from person where company_id = $2) fan where n % ${ALSO_AUTHOR} = 0`,
    [author, away],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into activity (company_id, author_id, status, title, description, location, department, work_sector_id,
       is_public, date_published)
     values ($1, $2, 'PUBLISHED', 'Glasfaser-Umbau im Rechenzentrum Olten', 'Darum geht es.', 'Olten', 'Technik',
       (select id from work_sector order by name limit 1), true, now()) returning id`,
    [home, author],
  )
  await client.query('vacuum analyze')
  await client.end()
  return rows[0]!.id
}

const services = await serviceEnv(testServices)
const urls = await freshDatabase(services, 'werkplatz_followers')
const { DATABASE_OWNER_URL: owner, DATABASE_WORKER_URL: url } = urls
await migrate(owner)
await prepareQueues(owner, [])
const activityId = await fill(owner)
const config = loadConfig({ ...services, ...newSecrets(), ...urls, PUBLIC_URL: 'http://127.0.0.1:8080' })
const log = makeLog('bench', 'warn')
const queue = await openQueue(url, () => {})
const database = openDatabase({ connectionString: url, outbox: queue.outbox })
const bus = await openBus(config.NATS_URL, 'worker', log)

const writes: number[] = []
const begin: typeof database.begin = async (work) => {
  const began = performance.now()
  try {
    return await database.begin(work)
  } finally {
    writes.push(performance.now() - began)
  }
}
const row = notificationTable.find(({ kind }) => kind === 'activity.published')!
const notice = await row.notice(database.db, { activityId, actorId: null, audience: 'EXTERNAL' } as never)
const eventId = randomUUID()
const began = performance.now()
await notify({ db: database.db, begin, outbound: { bus } }, row.kind, eventId, notice!)
const seconds = (performance.now() - began) / 1000
const { rows } = await database.pool.query<{ n: number; people: number }>(
  'select count(*)::int as n, count(distinct recipient_id)::int as people from notification where event_id = $1',
  [eventId],
)
console.log({
  followers: FOLLOWERS,
  told: rows[0]!.n,
  people: rows[0]!.people,
  seconds: Number(seconds.toFixed(1)),
  aSecond: Math.round(rows[0]!.n / seconds),
  writes: writes.length,
  p50: percentile(writes, 0.5),
  p95: percentile(writes, 0.95),
  longestMs: Math.round(Math.max(...writes)),
})
await bus.close()
await queue.stop()
await database.close()
process.exit(0)
