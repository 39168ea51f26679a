// kill -9 of a live process with all its clients: how long until everybody listens again on the other one?
// node server/bench/live-fail-over.ts [clients, at most 15000]. Clients wait as the web does: 5 s and up to 3 s more.
import type { WebSocket } from 'ws'

import { makeLog } from '../src/lib/log.ts'
import { publicChannel, publishLive } from '../src/live/channels.ts'
import { TimerWheel } from '../src/live/timer-wheel.ts'
import { openBus } from '../src/outbound/bus.ts'
import {
  connectBare,
  lineTo,
  pause,
  percentile,
  preparePeople,
  startLive,
  until,
  usage,
  type Signed,
  type Tally,
} from './live-clients.ts'

const CLIENTS = Math.min(Number(process.argv[2] ?? 2_000), 15_000)
const AT_ONCE = 100
const PORTS = [3992, 3993] as const
const RECONNECT_MS = 5_000
const JITTER_MS = 3_000

const { env, natsUrl, signed } = await preparePeople('werkplatz_live_fail_over', CLIENTS)
const [first, second] = [await startLive(env, PORTS[0]), await startLive(env, PORTS[1])]
const wheel = new TimerWheel<WebSocket>(40)
const beats = setInterval(
  () => wheel.tick((socket) => (socket.readyState === 1 ? (socket.send('\n'), true) : false)),
  100,
)
try {
  const before: Tally = { ready: 0, events: 0, closed: 0 }
  const after: Tally = { ready: 0, events: 0, closed: 0 }
  const backMs: number[] = []
  let killedAt = 0
  let attempts = 0
  const listening = new Set<Signed>()

  const comeBack = async (one: Signed): Promise<void> => {
    await pause(RECONNECT_MS + Math.random() * JITTER_MS)
    attempts += 1
    try {
      const socket = await connectBare(lineTo(PORTS[1]), one, after)
      wheel.addSpread(socket)
      listening.add(one)
      if (backMs.length < CLIENTS) backMs.push(performance.now() - killedAt)
      socket.once('close', () => {
        listening.delete(one)
        void comeBack(one)
      })
    } catch {
      return comeBack(one)
    }
  }

  const queue = signed.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of queue) {
        const socket = await connectBare(lineTo(PORTS[0]), one, before)
        wheel.addSpread(socket)
        socket.once('close', () => void comeBack(one))
      }
    }),
  )
  console.log({ clients: before.ready })
  killedAt = performance.now()
  first.kill('SIGKILL')
  await until('everybody is back', () => listening.size === CLIENTS)
  console.log({
    backSeconds: {
      median: Number((percentile(backMs, 0.5)! / 1000).toFixed(1)),
      p99: Number((percentile(backMs, 0.99)! / 1000).toFixed(1)),
      last: Number((Math.max(...backMs) / 1000).toFixed(1)),
    },
    attempts,
    residentMB: Math.round((await usage(second.pid)).megabytes),
  })
  const bus = await openBus(natsUrl, 'load', makeLog('load', 'warn'))
  const said = performance.now()
  const heard = after.events
  publishLive(bus, publicChannel('events'), 'events', {
    eventInteraction: 'POST_CREATED',
    nameFirst: 'Lea',
    image: null,
    dateCreated: new Date().toISOString(),
  })
  await until('an event reaches everybody', () => after.events - heard >= listening.size)
  console.log({ eventToLastMs: Math.round(performance.now() - said) })
  await bus.close()
} finally {
  clearInterval(beats)
  first.kill('SIGKILL')
  second.kill('SIGKILL')
}
process.exit(0)
