// Load on one real live process over loopback: node server/bench/live-load.ts [clients, at most 15000]
// Its own database on the test services; every client has five subscriptions and heart-beats both ways.
import type { WebSocket } from 'ws'

import { makeLog } from '../src/lib/log.ts'
import { publicChannel, publishLive } from '../src/live/channels.ts'
import { TimerWheel } from '../src/live/timer-wheel.ts'
import { openBus } from '../src/outbound/bus.ts'
import { connectBare, lineTo, pause, preparePeople, startLive, until, usage, type Tally } from './live-clients.ts'
import { operationsPort } from './start-http.ts'

const CLIENTS = Math.min(Number(process.argv[2] ?? 2_000), 15_000)
const AT_ONCE = 100
const QUIET_MS = 20_000
const EVENTS = 10
const PORT = 3991

/** The longest stall since the last question. */
async function worstStall() {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort(PORT)}/metrics`)).text()
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 1000)
}

const { env, natsUrl, signed } = await preparePeople('werkplatz_live_load', CLIENTS)
const live = await startLive(env, PORT)
const { pid, ended } = live
try {
  const empty = await usage(pid)
  const tally: Tally = { ready: 0, events: 0, closed: 0 }
  const wheel = new TimerWheel<WebSocket>(40)
  const beats = setInterval(() => wheel.tick((socket) => (socket.send('\n'), true)), 100)

  const start = performance.now()
  const queue = signed.values()
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (const one of queue) wheel.addSpread(await connectBare(lineTo(PORT), one, tally))
  })
  await Promise.all(lanes)
  const connectSeconds = (performance.now() - start) / 1000
  const connected = await usage(pid)
  console.log({
    clients: tally.ready,
    connectsPerSecond: Math.round(CLIENTS / connectSeconds),
    connectCpuMsEach: Number((((connected.cpuSeconds - empty.cpuSeconds) * 1000) / CLIENTS).toFixed(2)),
    stallWhileConnectingMs: await worstStall(),
  })

  await pause(QUIET_MS)
  const quiet = await usage(pid)
  const idle = (quiet.cpuSeconds - connected.cpuSeconds) / (QUIET_MS / 1000)
  console.log({
    emptyMB: Math.round(empty.megabytes),
    residentMB: Math.round(quiet.megabytes),
    cpuPercentOfACore: Number((idle * 100).toFixed(1)),
    stallMs: await worstStall(),
    lost: tally.closed,
  })

  const bus = await openBus(natsUrl, 'load', makeLog('load', 'warn'))
  const lastMs: number[] = []
  const before = await usage(pid)
  const began = performance.now()
  for (let sent = 1; sent <= EVENTS; sent += 1) {
    const heard = tally.events
    const said = performance.now()
    publishLive(bus, publicChannel('events'), 'events', {
      eventInteraction: 'ACTIVITY_PUBLISHED' as const,
      nameFirst: 'Lea',
      image: null,
      dateCreated: new Date().toISOString(),
    })
    await until('event reaches everybody', () => tally.events - heard >= CLIENTS - tally.closed)
    lastMs.push(Math.round(performance.now() - said))
    await pause(500)
  }
  const after = await usage(pid)
  // Without what heart-beats and checks cost anyway.
  const spent = after.cpuSeconds - before.cpuSeconds - (idle * (performance.now() - began)) / 1000
  console.log({
    eventToLastMs: lastMs.toSorted((a, b) => a - b),
    deliveries: tally.events,
    lost: tally.closed,
    cpuMicrosecondsADelivery: Number(((spent * 1e6) / tally.events).toFixed(1)),
    stallMs: await worstStall(),
    residentMB: Math.round(after.megabytes),
  })

  const stopAt = performance.now()
  live.kill('SIGTERM')
  await until('sockets are closed', () => tally.closed >= CLIENTS)
  clearInterval(beats)
  await ended
  console.log({ stopSeconds: Number(((performance.now() - stopAt) / 1000).toFixed(1)) })
  await bus.close()
} finally {
  live.kill('SIGKILL')
}
