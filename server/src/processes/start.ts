// What the three processes share: configuration, log, orderly end.
import { setTimeout as sleep } from 'node:timers/promises'

import pack from '../../package.json' with { type: 'json' }
import { loadConfig, type Config } from '../config.ts'
import type { Query } from '../db/pipelined-driver.ts'
import { assertRole, WrongRole, type DatabaseRole } from '../db/role.ts'
import { makeLog, type Log } from '../lib/log.ts'
import { buildInfo } from '../lib/metrics.ts'
import { nameQueries } from './name-queries.ts'

export interface Started {
  /** Not ready first, then drain; called once. */
  beginStop?: () => void
  stop: () => Promise<void>
}

const DRAIN_MS = 10_000
/** Long enough for a load balancer to see that we are no longer ready. */
const NOTICE_MS = 2_000

export async function runProcess(name: string, start: (config: Config, log: Log) => Promise<Started>) {
  let config: Config
  try {
    config = loadConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
  const log = makeLog(name, config.LOG_LEVEL)
  buildInfo.set({ version: pack.version, commit: config.BUILD_COMMIT }, 1)
  await nameQueries()
  process.on('unhandledRejection', (error) => log.error({ alert: true, err: error }, 'unhandled rejection'))
  const started = await start(config, log)
  let stopping = false
  const end = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    started.beginStop?.()
    const notice = config.NODE_ENV === 'production' ? NOTICE_MS : 0
    const forced = setTimeout(() => process.exit(1), notice + DRAIN_MS)
    forced.unref()
    void sleep(notice)
      .then(() => started.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** With more rights than it needs a process does not start: the second belt would hang loose, and nobody would notice. */
export async function refuseWrongRole(log: Log, ask: Query, role: DatabaseRole) {
  const wrong = await persist(log, 'database', () =>
    assertRole(ask, role).catch((error: unknown) => {
      if (error instanceof WrongRole) return error
      throw error
    }),
  )
  if (!wrong) return
  log.fatal({ alert: true }, wrong.message)
  process.exit(1)
}

/** Optional: without an address the primary answers everything. */
export const replicaAt = (connectionString: string | undefined, role: DatabaseRole) =>
  connectionString ? { connectionString, role } : undefined

/** A service that is away when we start comes back: try until it does. */
export async function persist<T>(log: Log, what: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error, what }, 'not there yet, trying again')
      await sleep(1_000)
    }
  }
}
