// Reads share a few connections in pipeline mode: many queries on the wire at once, none waits for a checkout.
// Transactions cannot live here; they have a pool of their own. The connections are read-only by setting.
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import pg from 'pg'
import { named } from './named-statements.ts'

interface Reader {
  client: pg.Client
  inFlight: number
}

export interface ReaderOptions {
  connectionString: string
  connections: number
  statementTimeoutMs: number
  connectTimeoutMs: number
}

const refuse = (): never => {
  throw new Error('a reader connection has no transactions; use begin()')
}

export class PipelinedDriver implements Driver {
  readonly #options: ReaderOptions
  readonly #readers: (Promise<Reader> | undefined)[]
  readonly #busy: number[]
  #closed = false

  constructor(options: ReaderOptions) {
    this.#options = options
    this.#readers = Array.from({ length: options.connections }, () => undefined)
    this.#busy = Array.from({ length: options.connections }, () => 0)
  }

  async init() {}

  // A slow query holds up those behind it on the same connection, so each goes where least is waiting.
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#closed) throw new Error('the database is closed')
    const slot = this.#busy.indexOf(Math.min(...this.#busy))
    const busy = this.#busy
    const reader = this.#reader(slot)
    return {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        busy[slot]! += 1
        try {
          const { client } = await reader
          const { rows } = await client.query(named(query.sql, query.parameters as unknown[]))
          return { rows: rows as R[] }
        } finally {
          busy[slot]! -= 1
        }
      },
      // oxlint-disable-next-line require-yield -- the interface wants a generator; streaming is not offered
      async *streamQuery() {
        refuse()
      },
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
    const readers = await Promise.allSettled(this.#readers)
    await Promise.all(readers.map((r) => (r.status === 'fulfilled' ? r.value?.client.end() : undefined)))
  }

  #reader(slot: number): Promise<Reader> {
    return (this.#readers[slot] ??= this.#connect(slot))
  }

  async #connect(slot: number): Promise<Reader> {
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
      return { client, inFlight: 0 }
    } catch (error) {
      forget()
      throw error
    }
  }
}
