// A database that answers nothing and remembers every statement: lets tools/print-sql.ts show a query function's SQL
// without running it. Lives here because only the server package knows Kysely.
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
} from 'kysely'

import type { Db } from '../../src/db/handles.ts'
import type { DB } from '../../src/db/types.gen.ts'

export interface RecordedStatement {
  text: string
  values: readonly unknown[]
  /** Compiled once (server/src/db/prepared.ts). */
  isPrepared: boolean
}

export interface RecordingDatabase {
  db: Db
  statements: RecordedStatement[]
}

/** One row with every column, so that functions which read their result do not stumble. */
const anyRow = (value: unknown) =>
  new Proxy<Record<string, unknown>>({}, { get: (_, key) => (key === 'then' ? undefined : value) })

export function recordingDatabase(value: unknown): RecordingDatabase {
  const statements: RecordingDatabase['statements'] = []
  const record = (text: string, values: readonly unknown[], isPrepared: boolean) => {
    statements.push({ text, values, isPrepared })
    return [anyRow(value)] as never[]
  }
  const connection: DatabaseConnection = {
    executeQuery: async (query: CompiledQuery) => ({
      rows: record(query.sql, query.parameters, false),
      numAffectedRows: 1n,
    }),
    streamQuery: () => {
      throw new Error('a query function does not stream')
    },
  }
  const nothing = async () => {}
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const query = async (text: string, values: readonly unknown[]) => record(text, values, true)
  return { db: Object.assign(kysely, { query }), statements }
}

/** Stands in a statement as written, for predicates that a query function is handed. */
export const rawWords = (words: string) => sql.raw(words)
