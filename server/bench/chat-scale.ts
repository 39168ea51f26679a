// The list of chats and the first page of one, with 10 million messages: node server/bench/chat-scale.ts [messages].
// First the SQL that runs, as one of the people; then the list through the whole API beside bare pgbench. Goals: within three
// times the p95 at a hundredth of it, at least 0.45 of pgbench.
import { readFileSync } from 'node:fs'

import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { root } from '../../tools/lib/root.ts'
import { memberFrom } from '../src/access/member.ts'
import { openDatabase } from '../src/db/open.ts'
import { listMessages } from '../src/features/chats/message.queries.ts'
import { listChats } from '../src/features/chats/read/chat-read.queries.ts'
import { percentile, preparePeople } from './live-clients.ts'
import { getRequest, load } from './load.ts'
import { barePgbench } from './pgbench.ts'
import { startHttp, withoutLimits } from './start-http.ts'

const [messages = 10_000_000] = process.argv.slice(2).map(Number)
const PEOPLE = 20_000
const CHATS_EACH = 20
const LOOKS = 2_000
const [PORT, CLIENTS, ROUNDS, SECONDS] = [18_350, 32, 5, 3]

const { env, signed, renew } = await preparePeople('werkplatz_chat_scale', PEOPLE)
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
await owner.connect()
await owner.query(`set app.owner_sees = 'on'`)
const chats = (PEOPLE * CHATS_EACH) / 2
const each = Math.ceil(messages / chats)
await owner.query(
  `with numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all_people from person),
   wanted as (select a.id as one, b.id as other from numbered a
     cross join generate_series(1, $1::int) step join numbered b on b.n = (a.n + step * 7) % a.all_people)
   insert into chat (creator_id, low_id, high_id, last_number)
   select one, least(one, other), greatest(one, other), $2 from wanted on conflict do nothing`,
  [CHATS_EACH / 2, each],
)
await owner.query(
  `insert into chat_participant (chat_id, person_id, date_updated, last_read_number)
   select id, person_id, now() - random() * interval '100 days', last_number from chat
   cross join lateral (values (low_id), (high_id)) both_of (person_id)`,
)
await owner.query(
  `insert into message (chat_id, number, author_id, body)
   select id, n, case when n % 2 = 0 then low_id else high_id end, repeat('Lorem ipsum ', 8)
   from chat cross join generate_series(1, last_number) n`,
)
await owner.query('vacuum analyze chat, chat_participant, message')
await owner.end()

const outbox = { enqueue: async () => {} }
const database = openDatabase({ connectionString: env.DATABASE_URL, outbox })
const times: Record<string, number[]> = { list: [], firstPage: [] }
const timed = async <T>(name: string, work: () => Promise<T>) => {
  const started = performance.now()
  const result = await work()
  times[name]!.push(performance.now() - started)
  return result
}
for (let n = 0; n < LOOKS; n += 1) {
  const { personId } = signed[Math.floor(Math.random() * signed.length)]!
  const row = await database.db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow()
  const me = memberFrom({ ...row, session_id: personId, setup_done: true })
  const { db } = database.as(me)
  const listed = await timed('list', () => listChats(db, me, { offset: 0, size: 50 }))
  const chatId = listed[0]!.id
  await timed('firstPage', () => listMessages(db, me, { chatId, before: null, offset: 0, size: 50 }))
}
for (const [name, all] of Object.entries(times))
  console.log(`${name}: p50 ${percentile(all, 0.5)?.toFixed(2)} ms, p95 ${percentile(all, 0.95)?.toFixed(2)} ms`)
await database.close()

const http = await startHttp({ ...serverEnv({ env, port: PORT - 1 }), ...env }, PORT, withoutLimits)
await renew()
const readers = signed.slice(0, 1_000)
const requests = readers.map(({ token, personId }) =>
  getRequest(`/api/v1/chats?participantId=${personId}&size=20`, token),
)
const values: Record<string, string> = {
  callerId: `'${readers[0]!.personId}'::uuid`,
  callerCompany: `(select company_id from person where id = '${readers[0]!.personId}')`,
  offset: '0',
  size: '20',
}
const statement = readFileSync(`${root}/server/src/features/chats/read/chat-read.queries.sql`, 'utf8')
  .split('-- listChats\n')[1]!
  .split('\n-- ')[0]!
  .replaceAll(/(?<!:):(\w+)/g, (_, named: string) => values[named] ?? `:${named}`)
await load(PORT, requests, CLIENTS, 1)
const ratios: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const bare = await barePgbench(env.DATABASE_WORKER_URL, statement, { clients: CLIENTS, seconds: SECONDS })
  const { perSecond, failed, p95Ms } = await load(PORT, requests, CLIENTS, SECONDS)
  ratios.push(perSecond / bare)
  console.log(`list: ${perSecond.toFixed(0)}/s of ${bare.toFixed(0)}/s, p95 ${p95Ms.toFixed(0)} ms, ${failed} failed`)
}
console.log(`list: ${percentile(ratios, 0.5)?.toFixed(2)} of bare pgbench`)
await http.stop()
