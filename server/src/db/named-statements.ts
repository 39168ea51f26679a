// Kysely sends unnamed statements, which PostgreSQL parses and plans anew each time. Naming each by a hash of its text
// lets the server keep the plan: the largest single gain on reads (see docs/performance.md).
import { createHash } from 'node:crypto'

import pg from 'pg'

interface Statement {
  readonly name: string
  readonly text: string
}

const statements = new Map<string, Statement>()

/**
 * Kysely writes a text anew at each call, and the driver keeps one for every statement on every connection: the first one
 * written stands for all. Copies of their own took a third of the heap.
 */
export function statementOf(text: string): Statement {
  let statement = statements.get(text)
  if (!statement) {
    statement = { name: createHash('sha1').update(text).digest('base64url'), text }
    statements.set(text, statement)
  }
  return statement
}

// Numbers stay below 2^53 in this product; dates without time stay text so that no time zone can move them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type QueryArguments = [text: string, values?: unknown[]]

/** Parameterless statements (begin, commit) gain nothing from a name. */
export const named = (text: string, values?: unknown[]) =>
  values && values.length > 0 ? { ...statementOf(text), values } : { text }
