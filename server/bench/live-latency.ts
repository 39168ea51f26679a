// A chat-sized message from a process of ours to one client on a live node, 200 a second, with 2,000 connections.
// node server/bench/live-latency.ts [clients] [messages a second] [seconds]
import { randomUUID } from 'node:crypto'

import type { WebSocket } from 'ws'

import { makeLog } from '../src/lib/log.ts'
import { channelOf, publishLive } from '../src/live/channels.ts'
import { TimerWheel } from '../src/live/timer-wheel.ts'
import { openBus } from '../src/outbound/bus.ts'
import { connectBare, lineTo, pause, percentile, preparePeople, startLive, until, type Tally } from './live-clients.ts'

const CLIENTS = Math.min(Number(process.argv[2] ?? 2_000), 15_000)
const PER_SECOND = Math.min(Number(process.argv[3] ?? 200), 2_000)
const SECONDS = Math.min(Number(process.argv[4] ?? 20), 120)
const PORT = 3994
const TEXT = 'Grüezi mitenand. '.repeat(240).slice(0, 4_096)

const { env, natsUrl, signed } = await preparePeople('werkplatz_live_latency', CLIENTS)
const live = await startLive(env, PORT)
const wheel = new TimerWheel<WebSocket>(40)
const beats = setInterval(() => wheel.tick((socket) => (socket.send('\n'), true)), 100)
try {
  const tally: Tally = { ready: 0, events: 0, closed: 0 }
  const tookMs: number[] = []
  const TIMES = /"title":"([\d.]+)"/
  const queue = signed.values()
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      for (const one of queue) {
        const hear = (frame: Buffer) => tookMs.push(performance.now() - Number(TIMES.exec(frame.toString())?.[1]))
        wheel.addSpread(await connectBare(lineTo(PORT), one, tally, hear))
      }
    }),
  )
  const bus = await openBus(natsUrl, 'load', makeLog('load', 'warn'))
  const total = PER_SECOND * SECONDS
  const start = performance.now()
  for (let sent = 0; sent < total; sent += 1) {
    const due = start + (sent * 1000) / PER_SECOND
    if (performance.now() < due) await pause(due - performance.now())
    const { personId } = signed[Math.floor(Math.random() * signed.length)]!
    publishLive(bus, channelOf('nonChatNotifications', personId), 'nonChatNotifications', {
      id: randomUUID(),
      type: 'post',
      title: String(performance.now()),
      body: TEXT,
      targetId: randomUUID(),
      link: null,
      isRead: false,
      dateCreated: new Date().toISOString(),
    })
  }
  await until('all arrived', () => tookMs.length >= total)
  const rounded = (share: number) => Number(percentile(tookMs, share)!.toFixed(1))
  console.log({
    clients: tally.ready,
    messages: total,
    perSecond: PER_SECOND,
    p50: rounded(0.5),
    p95: rounded(0.95),
    p99: rounded(0.99),
    maxMs: rounded(1),
  })
  await bus.close()
} finally {
  clearInterval(beats)
  live.kill('SIGKILL')
}
process.exit(0)
