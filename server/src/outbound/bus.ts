// NATS between our nodes: at most once, nothing of value. Whoever misses a message finds the truth in PostgreSQL.
import { connect, type NatsConnection } from '@nats-io/transport-node'

import type { Log } from '../lib/log.ts'

export interface Bus {
  /** Never throws and never waits: a lost message costs freshness, not truth. */
  publish(subject: string, message: object): void
  subscribe(subject: string, hear: (message: unknown, subject: string) => void): void
  /** Called after each reconnect: what was sent meanwhile is lost, so caches must be dropped. */
  onReconnect(react: () => void): void
  isUp(): boolean
  close(): Promise<void>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids are the only outside text in a subject; anything else could hold wildcards (T36). */
export function subjectFor(prefix: string, id: string): string {
  if (!UUID.test(id)) throw new Error('a bus subject takes a uuid only')
  return `${prefix}.${id}`
}

/**
 * One node of the bus or several, with commas. The first may hold name and password for all of them: the client would
 * overlook them in an address. `tls://` takes no node that does not encrypt.
 */
function nodesOf(url: string) {
  const nodes = url.split(',').map((node) => new URL(node))
  const { protocol, username, password } = nodes[0]!
  return {
    servers: nodes.map(({ host }) => host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

export async function openBus(url: string, name: string, log: Log): Promise<Bus> {
  const connection = await connect({
    ...nodesOf(url),
    name,
    // One of three nodes that hangs must not be waited for: the next is tried.
    timeout: 2_000,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    pingInterval: 2_000,
    maxPingOut: 2,
    noEcho: false,
  })
  let up = true
  const reactions: (() => void)[] = []
  void watch(connection, (isUp) => {
    if (isUp && !up) for (const react of reactions) react()
    up = isUp
    log.info({ up }, 'bus')
  })
  return {
    publish(subject, message) {
      try {
        connection.publish(subject, JSON.stringify(message))
      } catch (error) {
        log.warn({ err: error, subject }, 'bus message lost')
      }
    },
    subscribe(subject, hear) {
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error) return log.warn({ err: error }, 'bus subscription')
          try {
            hear(message.json(), message.subject)
          } catch (problem) {
            log.warn({ err: problem, subject: message.subject }, 'bus message not understood')
          }
        },
      })
    },
    onReconnect: (react) => reactions.push(react),
    isUp: () => up && !connection.isClosed(),
    close: () => connection.close(),
  }
}

async function watch(connection: NatsConnection, tell: (up: boolean) => void) {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect' || status.type === 'staleConnection') tell(false)
    if (status.type === 'reconnect') tell(true)
  }
}
