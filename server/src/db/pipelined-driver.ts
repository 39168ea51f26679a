// Reads share a few connections in pipeline mode: many queries on the wire at once, none waits for a checkout.
// Transactions cannot live here; they have a pool of their own. The connections are read-only by setting.
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import pg from 'pg'

import { named } from './named-statements.ts'

export interface ReaderOptions {
  connectionString: string
  connections: number
  statementTimeoutMs: number
  connectTimeoutMs: number
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

export class PipelinedDriver implements Driver {
  readonly #options: ReaderOptions
  readonly #readers: (Promise<pg.Client> | undefined)[]
  readonly #busy: number[]
  #closed = false

  constructor(options: ReaderOptions) {
    this.#options = options
    this.#readers = Array.from({ length: options.connections }, () => undefined)
    this.#busy = Array.from({ length: options.connections }, () => 0)
  }

  async init() {}

  readonly query: Query = async <R>(text: string, values: unknown[]): Promise<R[]> => {
    if (this.#closed) throw new Error('the database is closed')
    const slot = this.#leastBusy()
    this.#busy[slot]! += 1
    try {
      const client = await (this.#readers[slot] ??= this.#connect(slot))
      flushTogether(client)
      return (await client.query(named(text, values))).rows as R[]
    } finally {
      this.#busy[slot]! -= 1
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { query } = this
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

  async destroy() {
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

  async #connect(slot: number): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      connectionTimeoutMillis: this.#options.connectTimeoutMs,
      statement_timeout: this.#options.statementTimeoutMs,
      // A database that hangs must not hold callers for ever: the server cannot time out a query it never saw.
      query_timeout: this.#options.statementTimeoutMs + 1_000,
      options: '-c default_transaction_read_only=on',
      application_name: 'werkplatz-reader',
      keepAlive: true,
      pipeline: true,
    } as pg.ClientConfig)
    const forget = () => {
      this.#readers[slot] = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    try {
      await client.connect()
      return client
    } catch (error) {
      forget()
      throw error
    }
  }
}
