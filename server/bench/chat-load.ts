// How long from writing to the other one's screen, with 2,000 people on two live nodes who write 200 messages a second
// together, and 10,000 more who listen: node server/bench/chat-load.ts [people] [messages a second] [seconds] [idle].
// Goal: p95 150 ms, p99 400 ms. It begins gently: the first ten
// seconds, in which processes get warm and open their connections, are not counted.
import { fork } from 'node:child_process'
import { once } from 'node:events'

import { root } from '../../tools/lib/root.ts'
import { joinChat, preparePairs, startWorker, type ChatClient } from './chat-clients.ts'
import { pause, percentile, startLive, until } from './live-clients.ts'

const [people = 2_000, perSecond = 200, seconds = 60, idle = 10_000] = process.argv.slice(2).map(Number)
const PORTS = [18_301, 18_302]

const prepared = await preparePairs('werkplatz_chat_load', people / 2)
const { pairs } = prepared
const env = { ...prepared.env, NODE_OPTIONS: `--import=${root}/server/bench/without-limits.ts` }
const nodes = await Promise.all(PORTS.map((port) => startLive(env, port)))
const worker = startWorker(env, 18_303)

const WARM_MS = 10_000
const delays: number[] = []
let heard = 0
let countFrom = Infinity
const hear = (body: string) => {
  heard += 1
  if (Number(body) >= countFrom) delays.push(performance.now() - Number(body))
}
const writers: { client: ChatClient; chatId: string }[] = []
for (const [n, { chatId, people: both }] of pairs.entries()) {
  writers.push({ client: await joinChat(PORTS[n % 2]!, both[0], chatId, () => {}), chatId })
  // The other one sits at the other node.
  await joinChat(PORTS[(n + 1) % 2]!, both[1], chatId, hear)
}
console.log(`${people} people are connected`)
const crowd = idle > 0 ? fork(new URL('./idle-clients.ts', import.meta.url)) : null
if (crowd) {
  crowd.send({ ports: PORTS, signed: pairs.flatMap((pair) => pair.people), count: idle })
  const [said] = (await once(crowd, 'message')) as [{ ready: number }]
  console.log(`${said.ready} more listen`)
}

let sent = 0
const started = performance.now()
countFrom = started + WARM_MS
while (performance.now() - countFrom < seconds * 1_000) {
  const passed = performance.now() - started
  const due = (perSecond / 1_000) * (passed < WARM_MS ? passed ** 2 / (2 * WARM_MS) : passed - WARM_MS / 2)
  for (; sent < Math.floor(due); sent += 1) {
    const { client, chatId } = writers[sent % writers.length]!
    void client.write(chatId, String(performance.now()))
  }
  await pause(5)
}
await until('every message is heard', () => heard >= sent)
const at = (share: number) => percentile(delays, share)?.toFixed(0)
console.log(
  `${sent} messages, ${heard} heard, ${delays.length} counted; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
)
crowd?.disconnect()
for (const node of nodes) node.kill('SIGTERM')
worker.kill('SIGTERM')
process.exitCode = Number(at(0.95)) > 150 ? 1 : 0
