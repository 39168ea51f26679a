// A hot read compiled once: Kysely's cost is building and compiling the query at each call (docs/performance.md).
// The query is built with placeholders; a call only fills in the values.
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './open.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

interface Compilable<O> {
  compile(): CompiledQuery<O>
}

/** A placeholder fits wherever a value of any type would; the driver fills it in. */
export type Param<P> = (name: keyof P & string) => never

export function prepared<P extends Record<string, unknown>, O>(build: (db: Db, param: Param<P>) => Compilable<O>) {
  let compiled: CompiledQuery<O> | undefined
  let order: string[] = []
  return async (db: Db, params: P): Promise<O[]> => {
    if (!compiled) {
      compiled = build(db, (name) => new Placeholder(name) as never).compile()
      order = compiled.parameters.map((value) => (value instanceof Placeholder ? value.name : ''))
    }
    const parameters = compiled.parameters.map((value, i) => (value instanceof Placeholder ? params[order[i]!] : value))
    const result: QueryResult<O> = await db.executeQuery({ ...compiled, parameters })
    return result.rows
  }
}
