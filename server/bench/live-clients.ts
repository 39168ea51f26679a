// What the live benches share: a database of people with sessions, a real live process, and bare clients.
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
import { operationsPort } from './start-http.ts'

const STEP_LIMIT_MS = 120_000

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function until(what: string, holds: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + STEP_LIMIT_MS; !(await holds()); await pause(2)) {
    if (Date.now() > end) throw new Error(`took too long: ${what}`)
  }
}

/** CPU seconds used so far and resident megabytes, from the kernel. */
export async function usage(pid: number) {
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  const resident = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]
  return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / 100, megabytes: Number(resident) / 1024 }
}

export interface Signed {
  token: string
  personId: string
}

export async function preparePeople(database: string, people: number) {
  const services = await serviceEnv(testServices)
  const urls = await freshDatabase(services, database)
  const { DATABASE_OWNER_URL: url } = urls
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
    [people],
  )
  const { rows } = await client.query<{ id: string; person_id: string }>('select id, person_id from session')
  await client.query('analyze')
  await client.end()
  const env = { ...services, ...newSecrets(), ...urls, PUBLIC_URL: 'http://127.0.0.1:8080', TRUST_PROXY: 'none' }
  const tokens = accessTokens(env.TOKEN_PRIVATE_KEY, systemClock)
  const signed: Signed[] = rows.map(({ person_id: personId }) => ({ token: '', personId }))
  /** An access token lives a quarter of an hour: what takes longer asks for new ones. */
  const renew = async () => {
    for (const [n, { id, person_id: personId }] of rows.entries())
      signed[n]!.token = (await tokens.sign(id, personId)).accessToken
  }
  await renew()
  return { natsUrl: services.NATS_URL!, env, signed, renew }
}

export async function startLive(env: NodeJS.ProcessEnv, port: number) {
  const entry = new URL('../src/processes/live.ts', import.meta.url).pathname
  const live = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      ...env,
      LIVE_PORT: String(port),
      LIVE_OPERATIONS_PORT: String(operationsPort(port)),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  })
  const ended = once(live, 'exit')
  const ready = () =>
    fetch(`http://127.0.0.1:${operationsPort(port)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('live process is ready', ready)
  return { pid: live.pid!, ended, kill: (signal: NodeJS.Signals) => live.kill(signal) }
}

export interface Tally {
  ready: number
  events: number
  closed: number
}

/** Where a live process of this machine is reached. */
export const lineTo = (port: number) => `ws://127.0.0.1:${port}/api/ws`

/** A bare client: the library's would make this process the bottleneck. */
export function connectBare(
  line: string,
  { token, personId }: Signed,
  tally: Tally,
  onMessage?: (frame: Buffer) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(line, ['v12.stomp'], { perMessageDeflate: false })
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
      if (first === 77) {
        // MESSAGE
        tally.events += 1
        onMessage?.(data)
      } else if (first === 67) {
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

/** Listens to the events of everybody and never reads a byte of them. */
export function connectDeaf(line: string, { token }: Signed): WebSocket {
  const socket = new WebSocket(line, ['v12.stomp'], { perMessageDeflate: false })
  socket.on('error', () => {})
  socket.on('open', () => {
    socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\nAuthorization:Bearer ${token}\n\n\0`)
    socket.send('SUBSCRIBE\nid:events\ndestination:/topic/events\n\n\0')
    socket.pause()
  })
  return socket
}

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
