// 100,000 messages by 50 people with two devices each in 200 chats, while live nodes and the worker are killed, NATS is away,
// lines are cut, frames arrive in slices and messages are sent again: node server/bench/chat-history.ts [messages].
// None lost that was receipted, none doubled, one order for all, nobody else heard a word, and what is read is read everywhere.
import { randomInt, randomUUID } from 'node:crypto'

import type { Chat, Message } from '@werkplatz/contract/chats/schemas.ts'
import pg from 'pg'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { root } from '../../tools/lib/root.ts'
import { workerParts } from '../src/app.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { cuttable } from '../test/cuttable.ts'
import { startWorker } from './chat-clients.ts'
import { newDevice, type Device } from './chat-device.ts'
import { pause, preparePeople, startLive, until, type Signed } from './live-clients.ts'
import { startHttp } from './start-http.ts'

const [messages = 100_000] = process.argv.slice(2).map(Number)
const [PEOPLE, CHATS, GROUP] = [50, 200, 6]
const LIVE_PORTS = [18_311, 18_312]
const LINES = LIVE_PORTS.map((port) => `ws://127.0.0.1:${port}/api/ws`)
const HTTP_PORT = 18_340
const every = { live: 40_000, worker: 60_000, nats: 60_000, lines: 2_000 }

const { env: bare, signed, natsUrl, renew } = await preparePeople('werkplatz_chat_history', PEOPLE + 1)
const nats = await cuttable(natsUrl)
const withoutLimits = `--import=${root}/server/bench/without-limits.ts`
const env = { ...bare, NATS_URL: nats.url, NODE_OPTIONS: withoutLimits }
await prepareQueues(env.DATABASE_OWNER_URL, queueNames(workerParts))
const [outsider, ...people] = signed as [Signed, ...Signed[]]
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
await owner.connect()
await owner.query(`set app.owner_sees = 'on'`)
const chats = await makeChats()
const nodes = await Promise.all(LIVE_PORTS.map((port) => startLive(env, port)))
let worker = startWorker(env, 18_313)
const http = await startHttp({ ...serverEnv({ env, port: HTTP_PORT - 1 }), ...env }, HTTP_PORT)

/** Every fourth is a group. */
async function makeChats() {
  const made: { id: string; members: Signed[] }[] = []
  for (let n = 0; n < CHATS; n += 1) {
    const size = n % 4 === 0 ? GROUP : 2
    const step = 1 + Math.floor(n / PEOPLE)
    const members = Array.from({ length: size }, (_, k) => people[(n + k * step) % PEOPLE]!)
    const [id, ids] = [randomUUID(), members.map(({ personId }) => personId)]
    const [low, high] = size === 2 ? ids.toSorted() : [null, null]
    await owner.query('insert into chat (id, creator_id, low_id, high_id) values ($1, $2, $3, $4)', [
      id,
      ids[0],
      low,
      high,
    ])
    await owner.query('insert into chat_participant (chat_id, person_id) select $1, unnest($2::uuid[])', [id, ids])
    made.push({ id, members })
  }
  return made
}

const chatsOf = ({ personId }: Signed) =>
  chats.filter(({ members }) => members.some((one) => one.personId === personId)).map(({ id }) => id)
const devicesOf = new Map(people.map((one) => [one, [0, 1].map(() => newDevice(one, chatsOf(one), LINES))]))
const devices = [...devicesOf.values()].flat()
// Asks for a chat that is not theirs, again and again, and hears nothing.
const stranger = newDevice(outsider, [chats[0]!.id], LINES)

async function call<T>(method: string, path: string, { token }: Signed, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`http://127.0.0.1:${HTTP_PORT}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}
const markRead = (who: Signed, id: string) => call('PATCH', '/api/v1/chats', who, { id, isRead: true })

interface Written {
  clientId: string
  chatId: string
  device: number
  nth: number
}
const receipted: Written[] = []
let [begun, retries, repeats, faults] = [0, 0, 0, 0]
let isOver = false

/** One after the other; every tenth is sent once more by the person's other device, as if its receipt had been lost. */
async function writeAs(device: Device, at: number) {
  const own = chatsOf(device.person)
  const other = devicesOf.get(device.person)!.find((one) => one !== device)!
  for (let nth = 0; begun < messages; nth += 1) {
    begun += 1
    const written = { clientId: randomUUID(), chatId: own[randomInt(own.length)]!, device: at, nth }
    const body = `${at}-${nth}`
    retries += (await device.write(written.chatId, body, written.clientId)) - 1
    receipted.push(written)
    if (nth % 10 === 9) {
      await other.write(written.chatId, body, written.clientId)
      repeats += 1
    }
    if (nth % 25 === 24) await markRead(device.person, written.chatId)
  }
}

async function again(ms: number, harm: (n: number) => Promise<void> | void) {
  for (let n = 0; ; n += 1) {
    for (let waited = 0; waited < ms && !isOver; waited += 250) await pause(250)
    if (isOver) return
    faults += 1
    await harm(n)
  }
}
const harm = Promise.all([
  again(every.live, async (n) => {
    const at = n % 2
    nodes[at]!.kill('SIGKILL')
    await nodes[at]!.ended
    nodes[at] = await startLive(env, LIVE_PORTS[at]!)
  }),
  again(every.worker, async () => {
    worker.kill('SIGKILL')
    await new Promise((resolve) => worker.once('exit', resolve))
    worker = startWorker(env, 18_313)
  }),
  again(every.nats, async () => {
    nats.cut()
    await pause(3_000)
    nats.mend()
  }),
  again(every.lines, () => {
    for (let n = 0; n < 5; n += 1) devices[randomInt(devices.length)]!.cut()
  }),
])
const started = performance.now()
const progress = setInterval(() => {
  console.log(`${receipted.length} receipted, ${retries} retries`)
  void renew()
}, 30_000)
await Promise.all(devices.map(writeAs))
isOver = true
await harm
clearInterval(progress)
const took = (performance.now() - started) / 1_000
console.log(
  `${receipted.length} receipted in ${took.toFixed(0)} s, ${retries} retries, ${repeats} repeats, ${faults} faults`,
)

// The storm is over: each chat hears one more word, and one device of everybody reads it all.
await until('every line is there', async () =>
  (await Promise.all(devices.map((one) => one.write(chatsOf(one.person)[0]!, 'da', randomUUID())))).every(Boolean),
)
for (const { id, members } of chats) await devicesOf.get(members[0]!)![0]!.write(id, 'zum Schluss', randomUUID())
for (const one of people) for (const id of chatsOf(one)) await markRead(one, id)
const isReadOn = (device: Device) =>
  chatsOf(device.person).every(
    (id) => (device.news.get(id)?.unread ?? 0) === 0 && device.news.get(id)?.isRead !== false,
  )
await until('what is read is read on both devices', () => devices.every(isReadOn))

const problems: string[] = []
const { rows } = await owner.query<{ id: string; chat_id: string; number: number; client_id: string; body: string }>(
  'select id, chat_id, number, client_id, body from message order by chat_id, number',
)
const byClient = Map.groupBy(rows, ({ client_id: id }) => id)
const lost = receipted.filter(({ clientId }) => !byClient.has(clientId)).length
const doubled = [...byClient.values()].filter(({ length }) => length > 1).length
const gaps = rows.filter(({ chat_id: chat, number }, n) => {
  const before = rows[n - 1]
  return number !== (before?.chat_id === chat ? before.number + 1 : 1)
}).length
const inOrder = Map.groupBy(receipted, ({ device, chatId }) => `${device} ${chatId}`)
for (const written of inOrder.values()) {
  const numbers = written.map(({ clientId }) => byClient.get(clientId)?.[0]?.number ?? 0)
  if (numbers.some((number, n) => n > 0 && number <= numbers[n - 1]!))
    problems.push('somebody’s own words change places')
}

/** What a device missed it reads, as the page does when its line is back. */
let [live, fetched] = [0, 0]
const kept = Map.groupBy(rows, ({ chat_id: id }) => id)
for (const device of devices)
  for (const [chatId, known] of device.heard) {
    live += known.size
    for (let before: string | undefined; known.size < kept.get(chatId)!.length;) {
      const query = `chatId=${chatId}&size=100${before ? `&before=${before}` : ''}`
      const page: Message[] = await call('GET', `/api/v1/chats/messages?${query}`, device.person)
      if (page.length === 0) break
      for (const { id, number } of page) {
        const was = known.get(number)
        if (was && was !== id) problems.push(`${chatId} ${number} is another message live`)
        if (!was) fetched += 1
        known.set(number, id)
      }
      before = page.toSorted((a, b) => a.number - b.number)[0]!.id
    }
    const same = kept.get(chatId)!.every(({ number, id }) => known.get(number) === id)
    if (!same || known.size !== kept.get(chatId)!.length) problems.push(`${chatId} is not the same for everybody`)
  }
for (const one of people) {
  const list: Chat[] = await call('GET', `/api/v1/chats?participantId=${one.personId}&size=100`, one)
  if (list.some(({ unread }) => unread > 0)) problems.push('something is unread on the server')
}
problems.push(...devices.flatMap(({ wrong }) => wrong), ...stranger.wrong)
const overheard = [...stranger.heard.values()].reduce((sum, { size }) => sum + size, 0) + stranger.news.size
console.log(
  `${rows.length} kept: ${lost} lost, ${doubled} doubled, ${gaps} gaps; ${live} heard live, ${fetched} read afterwards; ` +
    `${overheard} overheard by a stranger; ${problems.length} problems`,
)
for (const problem of new Set(problems)) console.log(problem)
for (const device of [...devices, stranger]) device.leave()
for (const node of nodes) node.kill('SIGTERM')
worker.kill('SIGTERM')
await http.stop()
await owner.end()
nats.close()
process.exitCode = lost + doubled + gaps + overheard + problems.length > 0 ? 1 : 0
