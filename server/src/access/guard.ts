// May this caller do this? For a row the database is asked; "absent" and "not yours" get the same answer.
import { access, type AccessRule, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type SqlBool } from 'kysely'

import type { Db, Tx } from '../db/handles.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Member } from './member.ts'
import { preparedReach, type PreparedReach } from './prepared-reach.ts'
import { grantsOf, reach } from './scopes.ts'

type Rules = Record<string, AccessRule>

interface Verdict {
  allowed: boolean
  readable: boolean
}

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
  const [verdict] =
    'query' in db && rules === access
      ? await preparedVerdict(action)(db, me, { id })
      : (await verdictOn(rules, action, me, id).execute(db)).rows
  if (verdict?.allowed) return
  throw new Refusal(verdict?.readable ? 'forbidden' : 'not_found', { action, id })
}

function verdictOn(rules: Rules, action: string, me: Member, id: string) {
  const rule = rules[action]!
  const readRule = rules[`${rule.resource}.read`]
  return sql<Verdict>`
    select ${reach(rule, me)} as allowed, ${readRule ? reach(readRule, me) : sql<SqlBool>`false`} as readable
    from ${sql.table(rule.resource)} where ${sql.ref(`${rule.resource}.id`)} = ${id}
  `
}

const verdicts = new Map<string, PreparedReach<{ id: string }, Verdict>>()

/** Reads ask this before every answer. */
export function preparedVerdict(action: string) {
  let verdict = verdicts.get(action)
  if (!verdict) {
    verdict = preparedReach<{ id: string }, Verdict>((db, param, who) => ({
      compile: () => verdictOn(access, action, who, param('id')).compile(db),
    }))
    verdicts.set(action, verdict)
  }
  return verdict
}
