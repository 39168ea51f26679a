// Opens the database: `db` for reads, `begin` for business transactions, both for a caller or for nobody.
import { setTimeout as pause } from 'node:timers/promises'

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

import { transactionsUnavailable, watchPoolInUse, watchPoolWaiting } from '../lib/metrics.ts'
import { currentTrace, isRequestId } from '../lib/trace.ts'
import { isDatabaseAway, isUseless } from './away.ts'
import { beginFor, type Caller } from './caller.ts'
import type { Db, Lone, Outbox, Tx } from './handles.ts'
import { named } from './named-statements.ts'
import { PipelinedDriver, Readers, type Query } from './pipelined-driver.ts'
import { observeQuery } from './query-seconds.ts'
import { MOST_AGE_MS, Replica } from './replica.ts'
import type { DatabaseRole } from './role.ts'
import type { DB } from './types.gen.ts'

/** What one caller, or nobody, works with. */
export type CallersData = Pick<Database, 'db' | 'aged' | 'begin' | 'lone'>

/** As it is opened it acts for nobody: rows under row security are there for the worker's role only. */
export interface Database {
  db: Db
  /** For reads that bear a second of age: a copy of the database, if there is one that is fresh enough. */
  aged: Db
  /** `aged`, as soon as it has all that was committed before the call. */
  settled: () => Promise<Db>
  /** Whether `aged` may be older than `db`. */
  hasReplica: boolean
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  lone: Lone
  as: (caller: Caller) => CallersData
  /** For LISTEN, jobs and health checks that need their own connection. */
  pool: pg.Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  connectionString: string
  /** A copy that follows within a second, and the role we must have there as here. */
  replica?: { connectionString: string; role: DatabaseRole } | undefined
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
  pool.on('release', dropStale)
  // A process opens one database.
  watchPoolInUse(() => pool.totalCount - pool.idleCount)
  watchPoolWaiting(() => pool.waitingCount)
  const patience = { statementTimeoutMs: patienceMs ?? 5_000, connectTimeoutMs: patienceMs ?? 2_000 }
  const readers = new Readers({ connectionString, connections: readerConnections, ...patience })
  const copy = options.replica
  const replica =
    copy &&
    new Replica({
      primary: readers,
      role: copy.role,
      onError,
      open: (onConnect) =>
        new Readers({
          connectionString: copy.connectionString,
          connections: 1,
          ...patience,
          isAskedOnce: true,
          onConnect,
        }),
    })
  const readerOn = (query: Query): Db => Object.assign(kyselyOn(new PipelinedDriver(query)), { query })
  const dataFor = (query: Query, agedQuery: Query | undefined, driver: Driver): CallersData => {
    const writer = kyselyOn(driver)
    const db = readerOn(query)
    return {
      db,
      aged: agedQuery ? readerOn(agedQuery) : db,
      lone: Object.assign(writer, { isLone: true as const }),
      begin: (work) =>
        writer
          .transaction()
          .execute((trx) => work(Object.assign(trx, { outbox })))
          .catch((error: unknown) => {
            if (isDatabaseAway(error)) transactionsUnavailable.inc()
            throw error
          }),
    }
  }
  // A member is remembered for seconds and calls often meanwhile.
  const known = new WeakMap<Caller, CallersData>()
  const nobodys = dataFor(readers.query, replica?.query, new CallersDriver({ pool }))
  return {
    ...nobodys,
    settled: async () => {
      if (replica) await pause(MOST_AGE_MS)
      return nobodys.aged
    },
    hasReplica: Boolean(replica),
    as(caller) {
      let data = known.get(caller)
      if (!data) {
        data = dataFor(readers.as(caller), replica?.as(caller), new CallersDriver({ pool }, caller))
        known.set(caller, data)
      }
      return data
    },
    pool,
    close: async () => {
      await replica?.close()
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

/** Says with `begin` whose transaction it is, and which call it goes back to. */
class CallersDriver extends PostgresDriver {
  readonly #begin: string
  constructor(config: { pool: pg.Pool }, caller?: Caller) {
    super(config)
    this.#begin = caller ? beginFor(caller) : 'begin'
  }
  override async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin + nameOfCall()))
  }
  /** With its connection a transaction is gone, too; why it was lost is what one wants to know. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!isUseless(error)) throw error
    }
  }
}

/**
 * For whoever looks at what the database is doing (pg_stat_activity, its log). Not a comment in each statement: their
 * texts would never come again, and neither would their plans (decision 102).
 */
function nameOfCall(): string {
  const id = currentTrace()?.requestId
  return isRequestId(id) ? `; set local application_name = 'werkplatz ${id}'` : ''
}

// Kysely calls client.query(text, values); everything else passes through untouched.
function nameStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  client.query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof first !== 'string' || !Array.isArray(values) || rest.length > 0) return query(first, values, ...rest)
    const since = performance.now()
    return query(named(first, values))
      .catch((error: unknown) => {
        if (isUseless(error)) stale.add(client)
        throw error
      })
      .finally(() => observeQuery(first, values.length > 0, since))
  }) as typeof client.query
}

const stale = new WeakSet<pg.PoolClient>()

/** The driver keeps a connection whose host answers, even that it is no longer the primary: each call would meet it. */
function dropStale(_error: Error | undefined, client: pg.PoolClient) {
  // The pool lets go of what is ending.
  if (stale.has(client)) void (client as unknown as pg.Client).end().catch(() => {})
}
