// What can be done to the cluster. Each does its harm and answers how to end it; what ends by itself answers nothing to do.
import { readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'

import { connectDeaf } from '../../../server/bench/live-clients.ts'
import { cuttable } from '../../../server/test/cuttable.ts'
import type { ServiceName } from '../../../tools/lib/services.ts'
import type { Field } from '../load/field.ts'
import type { Person } from '../load/people.ts'
import { connect, nodes, processNames, site, type ProcessName } from '../site.ts'
import { isReady } from '../watch.ts'

export type Undo = () => Promise<unknown>
export type Harm = (field: Victims) => Promise<Undo>

/** Beside the cluster the load's own way to the edge can be harmed, and its haste. */
export interface Victims extends Field {
  times: () => number
  /** Who listens to events, for clients that do nothing else. */
  listener: Person
}

const nothing: Undo = async () => {}

export const none: Harm = async () => nothing

/** Of the primary's node, or of some of its parts. What kills also brings back: a supervisor would. */
export const primary =
  (what: 'kill' | 'freeze', ...parts: string[]): Harm =>
  async () => {
    const n = await site.primary()
    await site.cluster(what, n, ...parts)
    return () => (what === 'kill' ? site.cluster('revive', n) : site.cluster('thaw', n, ...parts))
  }

/** PostgreSQL alone is brought back by its own Patroni. */
export const primaryAlone: Harm = async () => {
  await site.cluster('kill', await site.primary(), 'postgres')
  return nothing
}

export const cutPrimary: Harm = async () => {
  const n = await site.primary()
  await site.cluster('cut', n)
  return () => site.cluster('heal', n)
}

/** A backend that is killed takes all others of its server with it. */
export const backend: Harm = async () => {
  const n = await site.primary()
  const [victim] = await site.sql<{ pid: number }>(
    "select pid from pg_stat_activity where usename = 'werkplatz_app' and backend_type = 'client backend' limit 1",
  )
  if (victim && readlinkSync(`/proc/${victim.pid}/cwd`) === `${site.dir}/node${n}/pgdata`)
    process.kill(victim.pid, 'SIGKILL')
  return nothing
}

export const switchover: Harm = async () => {
  await site.cluster('switchover')
  return nothing
}

export const synchronousStandby: Harm = async () => {
  const n = await site.standby()
  await site.cluster('kill', n)
  return () => site.cluster('revive', n)
}

/**
 * Both standbys lose the primary, then the primary dies. What it acknowledged in between nobody else has: with
 * synchronous replication that is nothing. The harness proves itself here (run.ts, --teeth).
 */
export const primaryAfterStandbys: Harm = async () => {
  const n = await site.primary()
  const others = nodes.filter((one) => one !== n)
  for (const one of others) await site.cluster('cut', one)
  // Less than the primary waits for etcd before it steps down.
  await pause(4_000)
  await site.cluster('kill', n)
  for (const one of others) await site.cluster('heal', one)
  return () => site.cluster('revive', n)
}

export const ourProcess =
  (what: 'kill' | 'end' | 'freeze', name: ProcessName | 'proxy' | 'edge'): Harm =>
  async () => {
    await site.cluster(what, name)
    return () => site.cluster(what === 'freeze' ? 'thaw' : 'revive', name)
  }

/** One after the other, as a new version comes; each is waited for. */
export const roll: Harm = async () => {
  for (const name of processNames) {
    await site.cluster('end', name)
    await site.cluster('revive', name)
    for (let left = 120; left > 0 && !(await isReady(name)); left -= 1) await pause(500)
  }
  return nothing
}

/** A process whose clock is wrong: started so, and started rightly again afterwards. */
export const wrongClock =
  (name: ProcessName, shift: string): Harm =>
  async () => {
    await site.cluster('end', name)
    await site.clusterWith({ CLUSTER_CLOCK: shift }, 'revive', name)
    return async () => {
      await site.cluster('end', name)
      await site.cluster('revive', name)
    }
  }

/** The primary's disk is full to the last byte. It was moved to a small one before. */
export const fullDisk: Harm = async () => {
  const n = await site.primary()
  await site.cluster('fill', n)
  // The log goes on in files that are there already: they have to be used up.
  for (let left = 12; left > 0; left -= 1)
    await site
      .sql("select pg_switch_wal() from (select pg_logical_emit_message(true, 'chaos', 'full')) said")
      .catch(() => {})
  return () => site.cluster('clear', n)
}

let small: string[] = []

/** For the full disk: both standbys get a small one, for only the synchronous one of them may lead, and that one changes. */
export async function moveToSmallDisk(): Promise<void> {
  const lead = await site.primary()
  small = nodes.filter((one) => one !== lead)
  for (const n of small) await moveDisk('shrink', n)
  await site.cluster('switchover')
  await site.cluster('wait', '180')
}

/** They would fill up by themselves. */
export async function moveBack(): Promise<void> {
  for (const n of small) await moveDisk('grow', n)
  small = []
}

async function moveDisk(way: 'shrink' | 'grow', n: string): Promise<void> {
  await site.cluster('kill', n)
  await site.cluster(way, n)
  await site.cluster('revive', n)
  await site.cluster('wait', '180')
}

export const nats =
  (what: 'kill' | 'freeze', which: readonly string[]): Harm =>
  async () => {
    for (const n of which) await site.cluster(what, n, 'nats')
    return async () => {
      for (const n of which) await (what === 'kill' ? site.cluster('revive', n) : site.cluster('thaw', n, 'nats'))
    }
  }

export const service =
  (name: ServiceName): Harm =>
  async () => {
    await site.kill(name)
    return () => site.bringBack(name)
  }

/** Everybody's transaction waits for a lock that an idle one holds, until the server ends that one. */
export const heldLock: Harm = async () => {
  const client = await connect()
  await client.query("set idle_in_transaction_session_timeout = '10s'")
  await client.query('begin')
  await client.query('lock table person in access exclusive mode')
  return () => client.end().catch(() => {})
}

/** Each creating call is sent three times at once with its key. */
export const storm: Harm = async (field) => {
  field.times = () => 3
  return async () => {
    field.times = () => 1
  }
}

/** People behind a slow line, or one that breaks: the load's own way to the edge. */
export const line =
  (harm: { delayMs?: number; resetsPerSecond?: number }): Harm =>
  async (field) => {
    const direct = field.edge
    const way = await cuttable(direct, harm.delayMs)
    field.edge = `https://localhost:${new URL(way.url).port}`
    const timer = harm.resetsPerSecond && setInterval(() => way.breakOne(), 1_000 / harm.resetsPerSecond)
    return async () => {
      field.edge = direct
      if (timer) clearInterval(timer)
      // Calls that are under way end on it.
      await pause(10_000)
      way.cut()
      way.close()
    }
  }

/** Half a request each, and then nothing. */
export const slowRequests =
  (count: number): Harm =>
  async () => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connectTls({ host: 'localhost', port: site.port + 90, ALPNProtocols: ['http/1.1'] })
      socket.on('error', () => {})
      socket.write('GET /api/v1/auth/details HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      return socket
    })
    return async () => sockets.forEach((socket) => socket.destroy())
  }

/** Live clients that listen to everybody's events and never read a byte. */
export const deafClients =
  (count: number): Harm =>
  async ({ edge, listener }) => {
    const line = `${edge.replace('http', 'ws')}/api/ws`
    const sockets = Array.from({ length: count }, () => connectDeaf(line, listener))
    return async () => sockets.forEach((socket) => socket.terminate())
  }

/** The power goes: every process of the cluster at once. Then everything is started as on any morning. */
export const everything: Harm = async () => {
  await Promise.all([
    ...nodes.map((n) => site.cluster('kill', n)),
    ...[...processNames, 'proxy', 'edge'].map((name) => site.cluster('kill', name)),
  ])
  return () => site.cluster('start')
}
