// The cluster of deploy/cluster with a store, a mail server and a scanner of its own: started, asked and handled from here.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { parseEnv } from 'node:util'

import pg from 'pg'

import { root } from '../../tools/lib/root.ts'
import { run } from '../../tools/lib/run.ts'
import { killService, serviceEnv, startServices, type ServiceName } from '../../tools/lib/services.ts'

const dir = process.env.CLUSTER_DIR ?? '/var/tmp/werkplatz-chaos'
const port = Number(process.env.CLUSTER_PORT ?? 27_000)
/** Objects on disk: what is killed here must come back with its data. */
const services: NodeJS.ProcessEnv = {
  SERVICES_DIR: process.env.CHAOS_SERVICES_DIR ?? '/var/tmp/werkplatz-chaos-services',
  SERVICES_PORT_OFFSET: process.env.CHAOS_PORT_OFFSET ?? '4400',
  SERVICES_FAST: '0',
}
/** Store, mail and scanner of somebody else, who has started the cluster with them (deploy/monitoring/soak). */
const given = process.env.CLUSTER_SETTINGS
const settings = given ?? `${dir}.settings`
const env = { ...process.env, CLUSTER_DIR: dir, CLUSTER_PORT: String(port), CLUSTER_SETTINGS: settings }

/** As in deploy/cluster/lib/settings.sh: where each says how it is. */
const operations = { http1: 93, http2: 94, live1: 96, live2: 97, worker1: 87, worker2: 88 } as const
export type ProcessName = keyof typeof operations
export const processNames = Object.keys(operations) as ProcessName[]
export const nodes = ['1', '2', '3'] as const

export const site = {
  dir,
  port,
  edge: `https://localhost:${port + 90}`,
  /** For the programs of deploy/cluster/faults, which read it. */
  env: { ...env, NODE_EXTRA_CA_CERTS: `${dir}/certificates/ca.crt` },
  /** What an operator must never turn off; the harness does, to see whether it notices (run.ts, --teeth). */
  isSynchronous: true,
  cluster: (...args: string[]) => site.clusterWith(site.isSynchronous ? {} : { CLUSTER_ASYNCHRONOUS: '1' }, ...args),
  clusterWith: async (more: NodeJS.ProcessEnv, ...args: string[]): Promise<string> =>
    (await run(join(root, 'deploy/cluster/cluster'), args, { env: { ...env, ...more }, output: 'collect' })).trim(),
  primary: () => site.cluster('primary'),
  standby: async () => {
    const name = await site.cluster(
      'sql',
      "select application_name from pg_stat_replication where sync_state in ('sync', 'quorum') limit 1",
    )
    return name.slice(-1)
  },
  kill: (name: ServiceName) => killService(services, name),
  bringBack: (name: ServiceName) => startServices(services, [name]),
  operationsOf: (name: ProcessName) => `http://127.0.0.1:${port + operations[name]}`,
  sql,
}

/** As superuser through the proxy, with a connection of its own: one may be cut at any time. */
async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end().catch(() => {})
  }
}

export async function connect(database = 'werkplatz'): Promise<pg.Client> {
  const client = new pg.Client({
    host: 'localhost',
    port: port + 50,
    user: 'postgres',
    password: readFileSync(`${dir}/secrets/postgres`, 'utf8').trim(),
    database,
    ssl: { ca: readFileSync(`${dir}/certificates/ca.crt`, 'utf8') },
    connectionTimeoutMillis: 3_000,
    query_timeout: 60_000,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Everything from nothing, with the demo world; waits until it can work. */
export async function startSite(): Promise<NodeJS.ProcessEnv> {
  const others = given ? parseEnv(readFileSync(given, 'utf8')) : await startOthers()
  await site.cluster('start')
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(`${dir}/certificates/ca.crt`, 'utf8')])
  await run(join(root, 'deploy/cluster/faults/product'), ['demo', '--if-empty'], { env, output: 'collect' })
  await makeProbeTable()
  return others
}

async function startOthers(): Promise<NodeJS.ProcessEnv> {
  await run(join(root, 'tools/services'), ['install'], { env: services, output: 'collect' })
  for (const name of ['s3', 'mail', 'clamd'] as const) await startServices(services, [name])
  const others = await serviceEnv(services)
  mkdirSync(dir, { recursive: true })
  writeFileSync(
    settings,
    Object.entries(others)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  )
  return others
}

/** Where deploy/cluster/faults/probe.ts writes. */
async function makeProbeTable(): Promise<void> {
  const there = await site.cluster('sql', "select 1 from pg_database where datname = 'trial'")
  if (!there) await site.cluster('sql', 'create database trial owner werkplatz')
  const client = await connect('trial')
  await client.query(
    'create table if not exists probe (id bigserial primary key, node int not null, at timestamptz not null default clock_timestamp())',
  )
  await client.end()
}

export async function wipeSite(): Promise<void> {
  await site.cluster('wipe')
  rmSync(settings, { force: true })
  await run(join(root, 'tools/services'), ['wipe'], { env: { ...process.env, ...services }, output: 'collect' })
}

export function pidOf(name: string): number | null {
  try {
    const [pid] = readFileSync(`${dir}/${name}.pid`, 'utf8').split(' ')
    return Number(pid)
  } catch {
    return null
  }
}

/**
 * Megabytes of its own and open files, from the kernel; null for one that is gone. Not the parts of files it has mapped: the
 * kernel drops and fetches these as it likes.
 */
export function weigh(pid: number): { megabytes: number; files: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [own, swapped] = ['RssAnon', 'VmSwap'].map((name) => new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
    if (!own) return null
    const kilobytes = Number(own) + Number(swapped ?? 0)
    return { megabytes: Math.round(kilobytes / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}
