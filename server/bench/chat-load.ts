// How long from writing to the other one's screen, with 2,000 people on two live nodes who write 200 messages a second
// together: node server/bench/chat-load.ts [people] [messages a second] [seconds]. Goal: p95 150 ms, p99 400 ms.
import { joinChat, preparePairs, startWorker, type ChatClient } from './chat-clients.ts'
import { pause, percentile, startLive, until } from './live-clients.ts'

const [people = 2_000, perSecond = 200, seconds = 60] = process.argv.slice(2).map(Number)
const PORTS = [18_301, 18_302]

const { env, pairs } = await preparePairs('werkplatz_chat_load', people / 2)
const nodes = await Promise.all(PORTS.map((port) => startLive(env, port)))
const worker = startWorker(env, 18_303)

const delays: number[] = []
let heard = 0
const hear = (body: string) => {
  heard += 1
  delays.push(performance.now() - Number(body))
}
const writers: { client: ChatClient; chatId: string }[] = []
for (const [n, { chatId, people: both }] of pairs.entries()) {
  writers.push({ client: await joinChat(PORTS[n % 2]!, both[0], chatId, () => {}), chatId })
  // The other one sits at the other node.
  await joinChat(PORTS[(n + 1) % 2]!, both[1], chatId, hear)
}
console.log(`${people} people are connected`)

let sent = 0
const started = performance.now()
while (performance.now() - started < seconds * 1_000) {
  const due = Math.floor(((performance.now() - started) / 1_000) * perSecond)
  for (; sent < due; sent += 1) {
    const { client, chatId } = writers[sent % writers.length]!
    void client.write(chatId, String(performance.now()))
  }
  await pause(5)
}
await until('every message is heard', () => heard >= sent)
const at = (share: number) => percentile(delays, share)?.toFixed(0)
console.log(`${sent} messages, ${heard} heard; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
for (const node of nodes) node.kill('SIGTERM')
worker.kill('SIGTERM')
process.exitCode = Number(at(0.95)) > 150 ? 1 : 0
