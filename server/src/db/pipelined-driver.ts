// Reads share a few connections in pipeline mode: many queries on the wire at once, none waits for a checkout.
// Transactions cannot live here; they have a pool of their own. The connections are read-only by setting.
import { setTimeout as pause } from 'node:timers/promises'

import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import pg from 'pg'

import { databaseRetries } from '../lib/metrics.ts'
import { isConnectionLost, isNeverPrepared } from './away.ts'
import { ReadAs, SET_CALLER, type Caller } from './caller.ts'
import { named, statementOf } from './named-statements.ts'
import { observeQuery } from './query-seconds.ts'

export interface ReaderOptions {
  connectionString: string
  connections: number
  statementTimeoutMs: number
  connectTimeoutMs: number
  /** Whoever has another place to ask does not ask here again. */
  isAskedOnce?: boolean
  onConnect?: () => void
}

const refuse = (): never => {
  throw new Error('a reader connection has no transactions; use begin()')
}

interface Corkable {
  connection?: { stream?: { cork(): void; uncork(): void; writableCorked: number } }
}

/** Queries of one turn of the event loop leave in one write: a system call costs more than building the query. */
function flushTogether(client: pg.Client) {
  const stream = (client as Corkable).connection?.stream
  if (!stream || stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** A read past Kysely's executor, for statements compiled once (prepared.ts). */
export type Query = <R>(text: string, values: unknown[]) => Promise<R[]>

/** The shared connections. */
export class Readers {
  readonly #options: ReaderOptions
  readonly #readers: (Promise<pg.Client> | undefined)[]
  readonly #clients: pg.Client[] = []
  readonly #busy: number[]
  #closed = false

  constructor(options: ReaderOptions) {
    this.#options = options
    this.#readers = Array.from({ length: options.connections }, () => undefined)
    this.#busy = Array.from({ length: options.connections }, () => 0)
  }

  /** For nobody: row security shows nothing. */
  readonly query: Query = (text, values) => this.#run(text, values)

  as(caller: Caller): Query {
    return (text, values) => this.#run(text, values, caller)
  }

  /**
   * Once more when the connection was lost, or the statement with the query in front: these connections only read, so asking
   * twice changes nothing, and a planned switch to another host is over by then. Not at once, and not all at the same moment.
   */
  async #run<R>(text: string, values: unknown[], caller?: Caller): Promise<R[]> {
    try {
      return await this.#ask<R>(text, values, caller)
    } catch (error) {
      const isLost = isConnectionLost(error) && !this.#options.isAskedOnce
      if (this.#closed || !(isLost || isNeverPrepared(error))) throw error
    }
    await pause(100 + 200 * Math.random())
    try {
      const rows = await this.#ask<R>(text, values, caller)
      databaseRetries.inc({ outcome: 'answered' })
      return rows
    } catch (error) {
      databaseRetries.inc({ outcome: 'failed' })
      throw error
    }
  }

  async #ask<R>(text: string, values: unknown[], caller?: Caller): Promise<R[]> {
    if (this.#closed) throw new Error('the database is closed')
    const slot = this.#leastBusy()
    this.#busy[slot]! += 1
    const since = performance.now()
    const reader = (this.#readers[slot] ??= this.#connect(slot))
    try {
      const client = await reader
      flushTogether(client)
      if (caller) return (await readAs(client, caller, text, values)) as R[]
      return (await client.query(named(text, values))).rows as R[]
    } catch (error) {
      if (isConnectionLost(error)) this.#drop(slot, reader)
      throw error
    } finally {
      this.#busy[slot]! -= 1
      observeQuery(text, values.length > 0, since)
    }
  }

  async close() {
    this.#closed = true
    const open = this.#readers.filter((reader) => reader !== undefined)
    for (const reader of await Promise.allSettled(open)) if (reader.status === 'fulfilled') await reader.value.end()
  }

  /** A slow query holds up those behind it on the same connection, so each goes where least is waiting. */
  #leastBusy(): number {
    let best = 0
    for (let slot = 1; slot < this.#busy.length; slot += 1) if (this.#busy[slot]! < this.#busy[best]!) best = slot
    return best
  }

  /** A host that no longer is what it was answers on: only a new connection leads to the one that took over. */
  #drop(slot: number, reader: Promise<pg.Client>) {
    if (this.#readers[slot] === reader) this.#readers[slot] = undefined
    void reader.then((client) => client.end()).catch(() => {})
  }

  async #connect(slot: number): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      connectionTimeoutMillis: this.#options.connectTimeoutMs,
      statement_timeout: this.#options.statementTimeoutMs,
      // A database that hangs must not hold callers for ever: the server cannot time out a query it never saw.
      query_timeout: this.#options.statementTimeoutMs + 1_000,
      // Each statement is planned once. By default PostgreSQL plans one with an unknown LIMIT anew at every call, which
      // takes longer than running it (docs/performance.md).
      options: '-c default_transaction_read_only=on -c plan_cache_mode=force_generic_plan',
      application_name: 'werkplatz-reader',
      keepAlive: true,
      pipeline: true,
    } as pg.ClientConfig)
    this.#clients[slot] = client
    // One that was dropped ends later: by then another may stand in its place.
    const forget = () => {
      if (this.#clients[slot] === client) this.#readers[slot] = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    try {
      await client.connect()
      await client.query(SET_CALLER)
      this.#options.onConnect?.()
      return client
    } catch (error) {
      forget()
      throw error
    }
  }
}

const readAs = (client: pg.Client, caller: Caller, text: string, values: unknown[]) =>
  new Promise<unknown[]>((resolve, reject) => {
    const statement = { ...statementOf(text), values }
    client.query(
      new ReadAs(caller, statement, (error, result) => {
        if (!error) return resolve(result.rows)
        // The stack of the socket says nothing about who asked.
        Error.captureStackTrace(error)
        reject(error)
      }),
    )
  })

/** Kysely on the shared connections; all of its queries are `query`'s. */
export class PipelinedDriver implements Driver {
  readonly #query: Query
  constructor(query: Query) {
    this.#query = query
  }

  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const query = this.#query
    return {
      async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
        return { rows: await query<R>(compiled.sql, compiled.parameters as unknown[]) }
      },
      streamQuery: refuse,
    }
  }

  async releaseConnection() {}
  async beginTransaction() {
    refuse()
  }
  async commitTransaction() {
    refuse()
  }
  async rollbackTransaction() {
    refuse()
  }
  async destroy() {}
}
