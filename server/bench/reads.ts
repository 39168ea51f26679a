// The reads `pnpm bench` holds against bare pgbench with the same SQL. A feature adds a line.
import type { Db } from '../src/db/open.ts'
import { findUser } from '../src/features/accounts/account.queries.ts'

export interface BenchRead {
  name: string
  /** The share of bare pgbench that the whole API must reach (docs/performance.md). */
  goal: number
  path: (person: BenchPerson) => string
  /** The very statement the API runs, with `:n` (1…people) where pgbench picks a person. */
  sql: (db: Db) => string
}

export interface BenchPerson {
  id: string
  token: string
}

/** Bench people have ids made from their number, so that pgbench can pick one without a look-up. */
export const benchId = "('00000000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid"

const inline = (statement: { text: string; parameters: string[] }, values: Record<string, string>) =>
  statement.text.replaceAll(/\$(\d+)/g, (_, index: string) => {
    const name = statement.parameters[Number(index) - 1]!
    return values[name] ?? `'${name}'`
  })

export const reads: BenchRead[] = [
  {
    name: 'details (one row)',
    goal: 0.35,
    path: () => '/api/v1/auth/details',
    sql: (db) => inline(findUser.statement(db), { id: benchId }),
  },
]
