// A hot read compiled once: Kysely's cost is building and compiling the query at each call (docs/performance.md).
// The query is built with placeholders; a call only fills in the values.
import type { CompiledQuery } from 'kysely'

import type { Db } from './handles.ts'
import { nameQuery } from './query-seconds.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export interface Compilable<O> {
  compile(): CompiledQuery<O>
}

/** A placeholder fits wherever a value of any type would; the driver fills it in. */
export type Param<P> = (name: keyof P & string) => never

export interface Prepared<P, O> {
  (db: Db, params: P): Promise<O[]>
  /** The statement and the names of its parameters in order, for printing and for measuring. */
  statement(db: Db): { text: string; parameters: string[] }
  /** How figures call it (db/query-seconds.ts). */
  called(name: string): void
}

export function prepared<P extends Record<string, unknown>, O>(
  build: (db: Db, param: Param<P>) => Compilable<O>,
): Prepared<P, O> {
  let compiled: CompiledQuery<O> | undefined
  let called = ''
  const compile = (db: Db) => {
    compiled = build(db, (name) => new Placeholder(name) as never).compile()
    if (called) nameQuery(compiled.sql, called)
    return compiled
  }
  const once = (db: Db) => compiled ?? compile(db)
  const run = (db: Db, params: P): Promise<O[]> => {
    const query = once(db)
    return db.query<O>(
      query.sql,
      query.parameters.map((value) => (value instanceof Placeholder ? params[value.name] : value)),
    )
  }
  return Object.assign(run, {
    called: (name: string) => void (called = name),
    statement: (db: Db) => ({
      text: once(db).sql,
      parameters: once(db).parameters.map((value) => (value instanceof Placeholder ? value.name : String(value))),
    }),
  })
}
