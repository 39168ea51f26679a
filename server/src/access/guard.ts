// May this caller do this? For a row the database is asked; "absent" and "not yours" get the same answer.
import { access, type AccessRule, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type SqlBool } from 'kysely'

import type { Db, Tx } from '../db/open.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Member } from './member.ts'
import { grantsOf, reach } from './scopes.ts'

type Rules = Record<string, AccessRule>

/** For calls that name a person although only oneself may be named. */
export function guardSelf(me: Member, userId: string) {
  if (userId !== me.id) throw new Refusal('forbidden', { userId })
}

/** For actions without a row. */
export function guard(me: Member, action: Action) {
  if (grantsOf(access[action], me).length === 0) throw new Refusal('forbidden', { action })
}

/**
 * For one row. 403 without asking when no row could ever be allowed, or when the caller may see it but not do this;
 * otherwise 404, in the same words as for an id that does not exist.
 */
export async function guardRow(db: Db | Tx, me: Member, action: string, id: string, rules: Rules = access) {
  const rule = rules[action]!
  if (grantsOf(rule, me).length === 0) throw new Refusal('forbidden', { action })
  const readRule = rules[`${rule.resource}.read`]
  const { rows } = await sql<{ allowed: boolean; readable: boolean }>`
    select ${reach(rule, me)} as allowed, ${readRule ? reach(readRule, me) : sql<SqlBool>`false`} as readable
    from ${sql.table(rule.resource)} where ${sql.ref(`${rule.resource}.id`)} = ${id}
  `.execute(db)
  if (rows[0]?.allowed) return
  throw new Refusal(rows[0]?.readable ? 'forbidden' : 'not_found', { action, id })
}
