// Opens the database: `db` for reads, `begin` for business transactions.
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely'
import pg from 'pg'

import { named } from './named-statements.ts'
import type { Outbox } from './outbox.ts'
import { PipelinedDriver, type Query } from './pipelined-driver.ts'
import type { DB } from './types.gen.ts'

/** Reads outside a transaction. */
export type Db = Kysely<DB> & { readonly query: Query }
/** One writing statement that belongs to no business transaction and commits by itself: counters. */
export type Lone = Kysely<DB> & { readonly isLone: true }
/** A business transaction: everything an action writes or announces goes through it and commits together. */
export type Tx = Transaction<DB> & { readonly outbox: Outbox }

export interface Database {
  db: Db
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  lone: Lone
  /** For LISTEN, jobs and health checks that need their own connection. */
  pool: pg.Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  connectionString: string
  outbox: Outbox
  poolSize?: number
  readerConnections?: number
  onError?: (error: Error) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connectionString, outbox, poolSize = 8, readerConnections = 3, onError = () => {} } = options
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'werkplatz',
    keepAlive: true,
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    nameStatements(client)
  })
  const writer = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const readers = new PipelinedDriver({
    connectionString,
    connections: readerConnections,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 2_000,
  })
  const reader = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => readers,
    },
  })
  const db = Object.assign(reader, { query: readers.query })
  return {
    db,
    pool,
    lone: Object.assign(writer, { isLone: true as const }),
    begin: (work) => writer.transaction().execute((trx) => work(Object.assign(trx, { outbox }))),
    close: async () => {
      await Promise.all([db.destroy(), writer.destroy()])
    },
  }
}

// Kysely calls client.query(text, values); everything else passes through untouched.
function nameStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((first: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof first === 'string' && Array.isArray(values) && rest.length === 0
      ? query(named(first, values))
      : query(first, values, ...rest)) as typeof client.query
}
