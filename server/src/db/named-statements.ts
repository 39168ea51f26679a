// Kysely sends unnamed statements, which PostgreSQL parses and plans anew each time. Naming each by a hash of its text
// lets the server keep the plan: the largest single gain on reads (see docs/performance.md).
import { createHash } from 'node:crypto'

import pg from 'pg'

const names = new Map<string, string>()

export function statementName(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

// Numbers stay below 2^53 in this product; dates without time stay text so that no time zone can move them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type QueryArguments = [text: string, values?: unknown[]]

/** Parameterless statements (begin, commit) gain nothing from a name. */
export const named = (text: string, values?: unknown[]) =>
  values && values.length > 0 ? { name: statementName(text), text, values } : { text }
