// 100,000 messages while nodes are killed: none lost that was receipted, none doubled, numbers without a gap.
// node server/bench/chat-history.ts [messages] [chats]. A person writes 60 a minute, so few chats take long: 2,000 by default.
import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { joinChat, preparePairs, startWorker, type ChatClient, type Pair } from './chat-clients.ts'
import { pause, startLive } from './live-clients.ts'

const [messages = 100_000, chats = 2_000] = process.argv.slice(2).map(Number)
const PORTS = [18_311, 18_312]
const KILL_EVERY_MS = 15_000

const { env, pairs } = await preparePairs('werkplatz_chat_history', chats)
const nodes = await Promise.all(PORTS.map((port) => startLive(env, port)))
const worker = startWorker(env, 18_313)
let isOver = false
const receipted = new Set<string>()
let retries = 0

/** Writes in one chat, one after the other; what got no receipt is sent again under its name, at whichever node answers. */
async function writeAll({ chatId, people }: Pair, from: number, count: number) {
  let client: ChatClient | null = null
  for (let n = 0; n < count; n += 1) {
    const [body, clientId] = [`${from + n}`, randomUUID()]
    for (let turn = from + n; ; turn += 1) {
      try {
        client ??= await joinChat(PORTS[turn % 2]!, people[0], chatId, () => {})
        await client.write(chatId, body, clientId)
        break
      } catch (error) {
        retries += 1
        if ((error as Error).message === 'too_many_requests') await pause(1_000)
        else client = null
        await pause(200)
      }
    }
    receipted.add(body)
  }
  client?.close()
}

async function killNodes() {
  for (let n = 0; !isOver; n += 1) {
    await pause(KILL_EVERY_MS)
    if (isOver) return
    const at = n % 2
    nodes[at]!.kill('SIGKILL')
    await nodes[at]!.ended
    nodes[at] = await startLive(env, PORTS[at]!)
  }
}
const killing = killNodes()
const each = Math.ceil(messages / pairs.length)
await Promise.all(pairs.map((pair, n) => writeAll(pair, n * each, each)))
isOver = true
await killing

const client = new pg.Client({ connectionString: env.DATABASE_WORKER_URL })
await client.connect()
const { rows } = await client.query<{ body: string; chat_id: string; number: number }>(
  'select body, chat_id, number from message order by chat_id, number',
)
await client.end()
const kept = new Set(rows.map(({ body }) => body))
const lost = [...receipted].filter((body) => !kept.has(body)).length
const doubled = rows.length - kept.size
const gaps = rows.filter((row, n) => {
  const before = rows[n - 1]
  return row.number !== (before?.chat_id === row.chat_id ? before.number + 1 : 1)
}).length
console.log(`${receipted.size} receipted, ${retries} retries: ${lost} lost, ${doubled} doubled, ${gaps} gaps`)
for (const node of nodes) node.kill('SIGTERM')
worker.kill('SIGTERM')
process.exitCode = lost + doubled + gaps > 0 ? 1 : 0
