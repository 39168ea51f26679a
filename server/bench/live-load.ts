// Load on one real live process over loopback: node server/bench/live-load.ts [clients, at most 15000]
// Its own database on the test services; every client has five subscriptions and heart-beats both ways.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

import pg from 'pg'
import { WebSocket } from 'ws'

import { newSecrets } from '../../tools/lib/secrets.ts'
import { freshDatabase, serviceEnv, testServices } from '../../tools/lib/services.ts'
import { accessTokens } from '../src/access/tokens.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { systemClock } from '../src/lib/clock.ts'
import { makeLog } from '../src/lib/log.ts'
import { publicChannel, publishLive } from '../src/live/channels.ts'
import { TimerWheel } from '../src/live/timer-wheel.ts'
import { openBus } from '../src/outbound/bus.ts'

const CLIENTS = Math.min(Number(process.argv[2] ?? 2_000), 15_000)
const AT_ONCE = 100
const QUIET_MS = 20_000
const EVENTS = 10
const PORT = 3991
const STEP_LIMIT_MS = 120_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(what: string, holds: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + STEP_LIMIT_MS; !(await holds()); await pause(2)) {
    if (Date.now() > end) throw new Error(`took too long: ${what}`)
  }
}

/** CPU seconds used so far and resident megabytes, from the kernel. */
async function usage(pid: number) {
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  const resident = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]
  return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / 100, megabytes: Number(resident) / 1024 }
}

/** The longest stall since the last question. */
async function worstStall() {
  const text = await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text()
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 1000)
}

async function prepare() {
  const services = await serviceEnv(testServices)
  const url = await freshDatabase(services.DATABASE_URL!, 'werkplatz_live_load')
  await migrate(url)
  await prepareQueues(url, [])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into company (name) select 'Company ' || n from generate_series(1, 100) n`)
  await client.query(
    `with companies as (select array_agg(id) as ids from company), people as (
       insert into person (company_id, email, name_first, name_last, roles, setup_at)
       select ids[1 + n % 100], 'p' || n || '@load.example', 'Load', 'Person', array['USER'], now()
       from companies, generate_series(1, $1::int) n returning id)
     insert into session (person_id, salt) select id, '\\x00'::bytea from people`,
    [CLIENTS],
  )
  const { rows } = await client.query<{ id: string; person_id: string }>('select id, person_id from session')
  await client.query('analyze')
  await client.end()
  return {
    natsUrl: services.NATS_URL!,
    env: { ...services, ...newSecrets(), DATABASE_URL: url, PUBLIC_URL: 'http://127.0.0.1:8080' },
    sessions: rows,
  }
}

interface Tally {
  ready: number
  events: number
  closed: number
}

/** A bare client: the library's would make this process the bottleneck. */
function client(token: string, personId: string, tally: Tally): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/ws`, ['v12.stomp'], { perMessageDeflate: false })
  const own = ['notifications', 'notifications/read', 'nonChatNotifications'].map(
    (name) => `/topic/${name}/${personId}`,
  )
  const wanted = [...own, own[0]!, '/topic/events']
  return new Promise((resolve, reject) => {
    socket.on('open', () =>
      socket.send(`CONNECT\naccept-version:1.2\nheart-beat:4000,4000\nAuthorization:Bearer ${token}\n\n\0`),
    )
    socket.on('message', (data: Buffer) => {
      const first = data[0]
      if (first === 77) tally.events += 1 // MESSAGE
      else if (first === 67) {
        // CONNECTED
        wanted.forEach((destination, at) => {
          const receipt = at === wanted.length - 1 ? 'receipt:ready\n' : ''
          socket.send(`SUBSCRIBE\nid:sub-${at}\ndestination:${destination}\n${receipt}\n\0`)
        })
      } else if (first === 82) {
        // RECEIPT
        tally.ready += 1
        resolve(socket)
      } else if (first === 69) reject(new Error(data.toString()))
    })
    socket.on('close', () => {
      tally.closed += 1
      reject(new Error('closed'))
    })
    socket.on('error', reject)
  })
}

const { env, natsUrl, sessions } = await prepare()
const tokens = accessTokens(env.TOKEN_PRIVATE_KEY, systemClock)
const signed: { token: string; personId: string }[] = []
for (const { id, person_id: personId } of sessions) {
  signed.push({ token: (await tokens.sign(id, personId)).accessToken, personId })
}

const entry = new URL('../src/processes/live.ts', import.meta.url).pathname
const live = spawn(process.execPath, [entry], {
  env: { ...process.env, ...env, LIVE_PORT: String(PORT), NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})
const pid = live.pid!
const ended = once(live, 'exit')
try {
  const isReady = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('live process is ready', isReady)
  const empty = await usage(pid)
  const tally: Tally = { ready: 0, events: 0, closed: 0 }
  const wheel = new TimerWheel<WebSocket>(40)
  const beats = setInterval(() => wheel.tick((socket) => (socket.send('\n'), true)), 100)

  const start = performance.now()
  const queue = signed.values()
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (const { token, personId } of queue) wheel.addSpread(await client(token, personId, tally))
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
    const said = performance.now()
    publishLive(bus, publicChannel('events'), 'events', {
      eventInteraction: 'ACTIVITY_PUBLISHED' as const,
      nameFirst: 'Lea',
      image: null,
      dateCreated: new Date().toISOString(),
    })
    await until('event reaches everybody', () => tally.events >= sent * CLIENTS)
    lastMs.push(Math.round(performance.now() - said))
    await pause(500)
  }
  const after = await usage(pid)
  // Without what heart-beats and checks cost anyway.
  const spent = after.cpuSeconds - before.cpuSeconds - (idle * (performance.now() - began)) / 1000
  console.log({
    eventToLastMs: lastMs.toSorted((a, b) => a - b),
    deliveries: tally.events,
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
