// Reads that bear a second of age, on copies of the database: the longest reads are spared the primary. A copy is read
// only while it is known to hold everything that was committed MOST_AGE_MS ago; else, and whenever anything goes wrong
// there, the primary answers (decision 101).
import { agedReads } from '../lib/metrics.ts'
import type { Caller } from './caller.ts'
import type { Query, Readers } from './pipelined-driver.ts'
import { assertRole, WrongRole, type DatabaseRole } from './role.ts'

export const MOST_AGE_MS = 1_500
const LOOK_MS = 500
const SAMPLES = 8

/** Two, so that a long read does not hold up the others. Behind one address each may lead to another copy. */
const LANES = 2

/** How far the copy is. The address may lead to the primary while no copy is there. */
const REPLAYED = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text
  as lsn`
/** Cancelled for taking too long, which it would elsewhere, too. */
const TOO_SLOW = '57014'

export interface ReplicaOptions {
  primary: Readers
  /** One connection each; `onConnect` is told whenever it is a new one. */
  open: (onConnect: () => void) => Readers
  role: DatabaseRole
  onError: (error: Error) => void
}

class Lane {
  readonly readers: Readers
  busy = 0
  /** Everything committed before is there, in `performance.now()`. */
  asOf = Number.NEGATIVE_INFINITY
  /** Counts connections: a new one may lead to a copy that is further behind. */
  epoch = 0
  isAsked = false
  isTrusted = false
  isRefused = false

  constructor(open: ReplicaOptions['open']) {
    this.readers = open(() => {
      this.epoch += 1
      this.forget()
    })
  }

  forget() {
    this.asOf = Number.NEGATIVE_INFINITY
  }

  get isFresh() {
    return this.isTrusted && performance.now() - this.asOf <= MOST_AGE_MS
  }
}

export class Replica {
  readonly #options: ReplicaOptions
  readonly #lanes: Lane[]
  readonly #timer: NodeJS.Timeout
  /** Where the primary was, and when at the latest. */
  #samples: { at: number; position: bigint }[] = []

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.#lanes = Array.from({ length: LANES }, () => new Lane(options.open))
    this.#timer = setInterval(() => void this.#look(), LOOK_MS)
    void this.#look()
  }

  readonly query: Query = <R>(text: string, values: unknown[]) =>
    this.#ask<R>((readers) => readers.query<R>(text, values))

  as(caller: Caller): Query {
    return <R>(text: string, values: unknown[]) => this.#ask<R>((readers) => readers.as(caller)<R>(text, values))
  }

  async close() {
    clearInterval(this.#timer)
    await Promise.all(this.#lanes.map(({ readers }) => readers.close()))
  }

  async #ask<R>(ask: (readers: Readers) => Promise<R[]>): Promise<R[]> {
    const [lane] = this.#lanes.filter(({ isFresh }) => isFresh).toSorted((a, b) => a.busy - b.busy)
    const rows = lane && (await this.#askCopy(lane, ask))
    agedReads.inc({ from: rows ? 'replica' : 'primary' })
    return rows ?? ask(this.#options.primary)
  }

  async #askCopy<R>(lane: Lane, ask: (readers: Readers) => Promise<R[]>): Promise<R[] | undefined> {
    const { epoch } = lane
    lane.busy += 1
    try {
      const rows = await ask(lane.readers)
      return lane.epoch === epoch ? rows : undefined
    } catch (error) {
      if ((error as { code?: string }).code === TOO_SLOW) throw error
      lane.forget()
      this.#options.onError(error as Error)
      return undefined
    } finally {
      lane.busy -= 1
    }
  }

  async #look() {
    const at = performance.now()
    try {
      const [now] = await this.#options.primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn', [])
      const position = positionOf(now!.lsn)
      // Behind where it was: another host took over, and what is known of the one before means nothing.
      if ((this.#samples.at(-1)?.position ?? 0n) > position) this.#samples = []
      this.#samples = [...this.#samples, { at, position }].slice(-SAMPLES)
    } catch {
      // Away: without knowing where it is, every copy grows old by itself.
    }
    for (const lane of this.#lanes) void this.#measure(lane)
  }

  async #measure(lane: Lane) {
    if (lane.isAsked || lane.isRefused) return
    lane.isAsked = true
    try {
      if (!lane.isTrusted) await assertRole(lane.readers.query, this.#options.role)
      const [copy] = await lane.readers.query<{ lsn: string }>(REPLAYED, [])
      const replayed = positionOf(copy!.lsn)
      lane.isTrusted = true
      const held = this.#samples.findLast(({ position }) => position <= replayed)
      if (held) lane.asOf = Math.max(lane.asOf, held.at)
    } catch (error) {
      lane.forget()
      if (!(error instanceof WrongRole)) return
      // Row security would hang loose there; said once, and never read.
      lane.isRefused = true
      this.#options.onError(error)
    } finally {
      lane.isAsked = false
    }
  }
}

/** «16/B374D848» as a number. */
function positionOf(lsn: string): bigint {
  const [high, low] = lsn.split('/') as [string, string]
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
