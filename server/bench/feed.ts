// node server/bench/feed.ts: pages of both tabs of the community among 10 million posts and 20 million follows, while
// somebody else reads fifty times a second. FEED_POSTS=100000 for a hundredth of it; SCALE_KEEP=1 keeps what was made.
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
import { fillPosts, HEAVY_FOLLOWERS } from './fill-posts.ts'
import { getRequest, load, pacedLoad } from './load.ts'
import { barePgbench } from './pgbench.ts'
import { startHttp, withoutLimits } from './start-http.ts'

const POSTS = Number(process.env.FEED_POSTS ?? 10_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const OTHERS_PER_SECOND = 50
const SIGNED_IN = 1_000
const PORT = 8_631
const CLIENTS = 32
const LEAST_RATIO = 0.6
const ALL = '/api/v1/posts?size=10&sort=dateCreated,desc'
const FOLLOWED = `${ALL}&feed=FOLLOWED`
const pages = [0, 9, 99]
const reads = [
  { name: '«Alle»', path: ALL, isHeavy: false, mostMs: 50 },
  { name: '«Für dich»', path: FOLLOWED, isHeavy: false, mostMs: 75 },
  { name: '«Für dich», 2,000 followed', path: FOLLOWED, isHeavy: true, mostMs: 250 },
]
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

await startServices(testServices)
const services = await serviceEnv(testServices)
const isKept = process.env.SCALE_KEEP === '1'
const name = 'werkplatz_feed'
const urls = isKept ? databaseUrls(services, name) : await freshDatabase(services, name)
const client = new pg.Client({ connectionString: urls.DATABASE_OWNER_URL })
if (!isKept) {
  await migrate(urls.DATABASE_OWNER_URL)
  await prepareQueues(urls.DATABASE_OWNER_URL, queueNames(workerParts))
}
await client.connect()
if (!isKept) await fillPosts(client, { posts: POSTS })
const env = serverEnv({ env: { ...services, ...urls }, port: PORT - 1 })
const http = await startHttp(env, PORT, withoutLimits)
let missed = 0
try {
  const { heavy, others } = await signedIn()
  const beside = others.map((token) => getRequest('/api/v1/auth/details', token))
  for (const { name: tab, path, isHeavy, mostMs } of reads)
    for (const page of pages) {
      const requests = (isHeavy ? heavy : others).map((token) => getRequest(`${path}&page=${page}`, token))
      await load(PORT, requests, 1, 1)
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const other = pacedLoad(PORT, beside, OTHERS_PER_SECOND, SECONDS)
        const { p95Ms, failed, failure } = await load(PORT, requests, 1, SECONDS)
        if (failed) throw new Error(`${tab}: ${failed} calls failed: ${failure}`)
        await other
        times.push(p95Ms)
      }
      const p95 = median(times)
      if (p95 > mostMs) missed += 1
      console.log(`${`${tab}, page ${page + 1}`.padEnd(40)} p95 ${p95.toFixed(1)} ms (goal ${mostMs} ms)`)
    }
  for (const [tab, path, title] of [
    ['«Alle»', ALL, 'listPostRows: ALL'],
    ['«Für dich»', FOLLOWED, 'listPostRows: FOLLOWED'],
  ] as const) {
    const ratio = await againstBare(others, `${path}&page=0`, title)
    if (ratio < LEAST_RATIO) missed += 1
    console.log(`${tab.padEnd(40)} ratio ${ratio.toFixed(2)} to bare pgbench (goal ${LEAST_RATIO})`)
  }
} finally {
  await http.stop()
  await client.end()
}
console.log(missed ? `${missed} beyond the goal` : 'all goals reached')

/** The statements of a first page, one after the other; as long as the ids of a page are the newest ten, for either tab. */
async function againstBare(tokens: string[], path: string, title: string) {
  const { rows } = await client.query<{ id: string; company_id: string }>(
    `select person.id, company_id from session join person on person.id = person_id
     where person.id > $1 order by person.id limit 1`,
    ['00000000-0000-7000-8000-000000001000'],
  )
  const values: Record<string, string> = {
    callerId: `'${rows[0]!.id}'::uuid`,
    callerCompany: `'${rows[0]!.company_id}'::uuid`,
    size: '10',
    offset: '0',
    profileId: 'null',
    resource: "'post'",
    ids: 'array(select id from post where hidden_at is null order by date_created desc, id desc limit 10)',
  }
  const statement = (file: string, of: string) =>
    readFileSync(`${root}/server/src/features/${file}`, 'utf8')
      .split(`-- ${of}\n`)[1]!
      .split('\n-- ')[0]!
      .replaceAll(/(?<!:):(\w+)(?:\[\])?/g, (_, named: string) => values[named] ?? `:${named}`)
  const script =
    statement('posts/read/post-list.queries.sql', title) +
    statement('posts/read/comment-list.queries.sql', 'listLatestComments') +
    statement('files/file.queries.sql', 'listAttachedFiles')
  const requests = tokens.map((token) => getRequest(path, token))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await barePgbench(urls.DATABASE_WORKER_URL, script, { clients: CLIENTS, seconds: SECONDS })
    const { perSecond, failed } = await load(PORT, requests, CLIENTS, SECONDS)
    if (failed) throw new Error(`${failed} calls failed`)
    ratios.push(perSecond / bare)
  }
  return median(ratios)
}

/** Those who follow two thousand, and a thousand who follow twenty. */
async function signedIn() {
  const tokens = accessTokens(env.TOKEN_PRIVATE_KEY!, systemClock)
  const { rows } = await client.query<{ id: string; person_id: string; is_heavy: boolean }>(
    `with numbered as (select id, row_number() over (order by id) as n from person),
     chosen as (select id, n <= $1 as is_heavy from numbered where n <= $1 or n > (select count(*) from person) - $2),
     opened as (insert into session (person_id, salt) select id, '\\x00' from chosen returning id, person_id)
     select opened.id, person_id, is_heavy from opened join chosen on chosen.id = person_id`,
    [HEAVY_FOLLOWERS, SIGNED_IN],
  )
  const tokensOf = (isHeavy: boolean) =>
    Promise.all(
      rows
        .filter((row) => row.is_heavy === isHeavy)
        .map(async (row) => (await tokens.sign(row.id, row.person_id)).accessToken),
    )
  return { heavy: await tokensOf(true), others: await tokensOf(false) }
}
