// Opens the database: `db` for reads, `begin` for business transactions, both for a caller or for nobody.
import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'

import { beginFor, type Caller } from './caller.ts'
import type { Db, Lone, Outbox, Tx } from './handles.ts'
import { named } from './named-statements.ts'
import { PipelinedDriver, Readers, type Query } from './pipelined-driver.ts'
import type { DB } from './types.gen.ts'

/** What one caller, or nobody, works with. */
export type CallersData = Pick<Database, 'db' | 'begin' | 'lone'>

/** As it is opened it acts for nobody: rows under row security are there for the worker's role only. */
export interface Database {
  db: Db
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  lone: Lone
  as: (caller: Caller) => CallersData
  /** For LISTEN, jobs and health checks that need their own connection. */
  pool: pg.Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  connectionString: string
  outbox: Outbox
  poolSize?: number
  readerConnections?: number
  /** How long a connection of the pool, a lock and a statement may take instead of the product's few seconds. */
  patienceMs?: number
  onError?: (error: Error) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connectionString, outbox, poolSize = 8, readerConnections = 3, patienceMs, onError = () => {} } = options
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    // Who waits longer for a connection is refused as too much.
    connectionTimeoutMillis: patienceMs ?? 2_000,
    statement_timeout: patienceMs ?? 5_000,
    query_timeout: (patienceMs ?? 5_000) + 1_000,
    lock_timeout: patienceMs ?? 3_000,
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
  const readers = new Readers({
    connectionString,
    connections: readerConnections,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 2_000,
  })
  const dataFor = (query: Query, driver: Driver): CallersData => {
    const writer = kyselyOn(driver)
    return {
      db: Object.assign(kyselyOn(new PipelinedDriver(query)), { query }),
      lone: Object.assign(writer, { isLone: true as const }),
      begin: (work) => writer.transaction().execute((trx) => work(Object.assign(trx, { outbox }))),
    }
  }
  // A member is remembered for seconds and calls often meanwhile.
  const known = new WeakMap<Caller, CallersData>()
  return {
    ...dataFor(readers.query, new PostgresDriver({ pool })),
    as(caller) {
      let data = known.get(caller)
      if (!data) known.set(caller, (data = dataFor(readers.as(caller), new CallersDriver({ pool }, caller))))
      return data
    },
    pool,
    close: async () => {
      await Promise.all([readers.close(), pool.end()])
    },
  }
}

const kyselyOn = (driver: Driver) =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => driver,
    },
  })

/** Says with `begin` whose transaction it is. */
class CallersDriver extends PostgresDriver {
  readonly #begin: string
  constructor(config: { pool: pg.Pool }, caller: Caller) {
    super(config)
    this.#begin = beginFor(caller)
  }
  override async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
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
