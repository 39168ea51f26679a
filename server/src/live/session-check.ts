// Rights end in PostgreSQL. The bus tells at once; this check tells within 5 seconds even when the bus says nothing.
import type { Log } from '../lib/log.ts'
import type { Subscription } from './connection.ts'
import type { Limits } from './limits.ts'
import type { OpenSession, Registry } from './registry.ts'

/** Of these open sessions, those still good with unchanged rights. */
export type GoodSessions = (sessions: readonly OpenSession[]) => Promise<ReadonlySet<string>>

export interface SessionCheck {
  /** Who may hear this channel has changed. */
  recheckChannel(channel: string): void
  stop(): void
}

/** Small enough that reading the answer does not stall the loop. */
const BATCH = 2_000

export function checkSessions(registry: Registry, goodSessions: GoodSessions, limits: Limits, log: Log): SessionCheck {
  let passedAt = performance.now()
  let isRunning = false

  const pass = async () => {
    const asked = performance.now()
    for (const sessions of batches(registry.sessions())) {
      const good = await goodSessions(sessions)
      for (const { id, rightsVersion } of sessions) {
        for (const connection of registry.ofSession(id)) {
          // Whoever came after the question is not in the answer, and was checked by coming.
          if (connection.checkedAt >= asked) continue
          const isCurrent = connection.member?.rightsVersion === rightsVersion
          if (!good.has(id) || !isCurrent) connection.end('rights_changed')
        }
      }
    }
    await recheck(registry, [...registry.toRecheck])
    // A pass given up as too late may still end, after a newer one.
    passedAt = Math.max(passedAt, asked)
  }

  const timer = setInterval(() => {
    endUnchecked(registry, passedAt, limits)
    if (isRunning) return
    isRunning = true
    // A database that never answers must not end the checking.
    Promise.race([pass(), timeout(limits.sessionCheckMs)])
      .catch((error: unknown) => log.warn({ err: error }, 'live sessions not checked'))
      .finally(() => (isRunning = false))
  }, limits.sessionCheckMs)

  return {
    recheckChannel(channel) {
      const open = [...(registry.ofChannel(channel) ?? [])]
      recheck(registry, open).catch((error: unknown) => log.warn({ err: error, channel }, 'listeners not checked'))
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * While PostgreSQL is away sockets stay: closing them all would turn its short restart into a storm of logins on top.
 * But a right that ended meanwhile must not be used for long, so after 30 s without an answer we fail closed.
 */
function endUnchecked(registry: Registry, passedAt: number, limits: Limits) {
  const oldest = performance.now() - limits.uncheckedMs
  if (passedAt >= oldest) return
  for (const connection of registry.connections) if (connection.checkedAt < oldest) connection.end('unchecked')
}

/** A right that ended takes its subscription away without a word: the rest of the connection is still in order. */
async function recheck(registry: Registry, subscriptions: readonly Subscription[]) {
  const byGate = Map.groupBy(subscriptions, ({ gate }) => gate)
  for (const [gate, all] of byGate) {
    for (const some of batches(all)) {
      const requests = some.map(({ connection, name, targetId }) => ({ me: connection.member!, name, id: targetId }))
      const allowed = await gate.allows(requests)
      some.forEach((subscription, at) => {
        if (!allowed[at] && subscription.isOpen) registry.unsubscribe(subscription)
      })
    }
  }
}

function* batches<T>(all: readonly T[]) {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH)
}

const timeout = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, ms, new Error('no answer in time')).unref())
