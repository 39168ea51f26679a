// Rate limits that hold across nodes without a database call per request: each node counts in memory and, twice a
// second, adds what it counted to PostgreSQL and reads the common total. A caller spread over n nodes can exceed the
// limit by at most what fits into half a second.
import { limits, type LimitName } from '@werkplatz/contract/shared/route.ts'
import type pg from 'pg'

import type { Clock } from '../lib/clock.ts'
import { Refusal } from '../lib/refusal.ts'

interface Count {
  windowStart: number
  /** All nodes together, as of the last exchange. */
  shared: number
  /** Counted here since. */
  pending: number
}

export interface RateLimiter {
  /** Throws too_many_requests with the seconds to wait. */
  take(bucket: LimitName, who: string): void
  exchange(): Promise<void>
  stop(): void
}

const EXCHANGE_MS = 500

const UPSERT = `
  insert into rate_count (bucket, who, window_start, count)
  select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[])
  on conflict (bucket, who, window_start) do update set count = rate_count.count + excluded.count
  returning bucket, who, count`

export function rateLimiter(pool: pg.Pool, clock: Clock): RateLimiter {
  const counts = new Map<string, Count>()
  const keyOf = (bucket: string, who: string) => `${bucket} ${who}`

  const exchange = async () => {
    const now = clock.now().getTime()
    const sent: [string, Count, number][] = []
    for (const [key, count] of counts) {
      const seconds = limits[key.slice(0, key.indexOf(' ')) as LimitName].seconds
      if (count.windowStart + seconds * 1000 <= now) counts.delete(key)
      else if (count.pending) sent.push([key, count, count.pending])
    }
    if (sent.length === 0) return
    const part = (key: string) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)] as const
    const { rows } = await pool.query<{ bucket: string; who: string; count: number }>(UPSERT, [
      sent.map(([key]) => part(key)[0]),
      sent.map(([key]) => part(key)[1]),
      sent.map(([, count]) => new Date(count.windowStart)),
      sent.map(([, , pending]) => pending),
    ])
    const totals = new Map(rows.map((row) => [keyOf(row.bucket, row.who), row.count]))
    for (const [key, count, pending] of sent) {
      count.pending -= pending
      count.shared = totals.get(key) ?? count.shared
    }
  }
  // A database that is away must not stop counting; what is pending is sent with the next exchange.
  const timer = setInterval(() => void exchange().catch(() => {}), EXCHANGE_MS)
  timer.unref()

  return {
    take(bucket, who) {
      const { calls, seconds } = limits[bucket]
      const now = clock.now().getTime()
      const windowStart = Math.floor(now / (seconds * 1000)) * seconds * 1000
      const key = keyOf(bucket, who)
      let count = counts.get(key)
      if (!count || count.windowStart !== windowStart) counts.set(key, (count = { windowStart, shared: 0, pending: 0 }))
      count.pending += 1
      if (count.shared + count.pending > calls) {
        throw new Refusal('too_many_requests', {
          retryAfter: Math.ceil((windowStart + seconds * 1000 - now) / 1000),
          bucket,
        })
      }
    },
    exchange,
    stop: () => clearInterval(timer),
  }
}

/** A school sits behind one address; an IPv6 household behind one /64. Whoever has hung up has none any more. */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  if (!ip.includes(':')) return ip
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice(7)
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - (tail?.split(':').filter(Boolean).length ?? 0)
  const full =
    tail === undefined
      ? groups
      : [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':').filter(Boolean)]
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
