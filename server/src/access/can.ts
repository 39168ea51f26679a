// The `can` maps the interface reads: the same rules, run in bulk and sent along.
import { access, rowlessActions, type AccessRule, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../db/handles.ts'
import type { Member } from './member.ts'
import { grantsOf, reach } from './scopes.ts'

export type Can = Record<Action, boolean>

/** What the person may do that concerns no single row; travels with the user details. */
export const canAnywhere = (me: Member): Can =>
  Object.fromEntries(rowlessActions.map((action) => [action, grantsOf(access[action], me).length > 0])) as Can

/** For each id and action: may the caller? One query however many rows. Ids that do not exist are absent. */
export async function canRows<A extends string>(
  db: Db | Tx,
  me: Member,
  actions: readonly A[],
  ids: readonly string[],
  rules: Record<A, AccessRule>,
): Promise<Map<string, Record<A, boolean>>> {
  const [first] = actions
  if (!first || ids.length === 0) return new Map()
  const { resource } = rules[first]
  const columns = actions.map((action) => sql`${reach(rules[action], me)} as ${sql.id(action)}`)
  const { rows } = await sql<{ id: string } & Record<A, boolean>>`
    select ${sql.ref(`${resource}.id`)}, ${sql.join(columns)} from ${sql.table(resource)}
    where ${sql.ref(`${resource}.id`)} = any(${[...ids]})
  `.execute(db)
  return new Map(rows.map(({ id, ...can }) => [id, can as unknown as Record<A, boolean>]))
}

/** What the caller may do to the row at hand, as one number: the first action is the lowest bit. */
export const canBits = (actions: readonly Action[], who: Member) =>
  sql<number>`(${sql.join(
    actions.map((action, i) => sql`(${reach(access[action], who)})::int * ${sql.lit(2 ** i)}`),
    sql` + `,
  )})`

export const hasBit = (actions: readonly Action[], bits: number, action: Action): boolean =>
  (bits & (2 ** actions.indexOf(action))) !== 0
