// Each scope word of the access table as one SQL predicate. The same predicate guards a row, filters every list,
// gates live destinations and fills `can`. There is no second place to write a rule.
import type { AccessRule, Grant, Resource, ScopeWord } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

import type { Member } from './member.ts'

export type Predicate = RawBuilder<SqlBool>

type RowResource = Exclude<Resource, 'admin'>

/** Which column of a resource says whose it is; a resource lacking one has no such scope. */
const owners: Record<RowResource, Partial<Record<ScopeWord, string>>> = {
  session: { self: 'session.person_id' },
  notification: { self: 'notification.recipient_id' },
  file: { self: 'file.owner_id', inCompany: 'file.company_id' },
  person: { self: 'person.id', inCompany: 'person.company_id' },
  invitation: { inCompany: 'invitation.company_id' },
  passkey: { self: 'passkey.person_id' },
}

const everything = sql<SqlBool>`true`
const nothing = sql<SqlBool>`false`

function scopePredicate(resource: RowResource, grant: Grant, me: Member): Predicate {
  if (!grant.scope) return everything
  const column = owners[resource][grant.scope]
  if (!column) throw new Error(`${resource} has no scope ${grant.scope}`)
  if (grant.scope === 'self') return sql<SqlBool>`${sql.ref(column)} = ${me.id}`
  // Only a permission reaches further for OWNER and ADMIN; a role never does.
  if (grant.permission && me.isPlatform) return everything
  return sql<SqlBool>`${sql.ref(column)} = ${me.companyId}`
}

const holdsGrant = (grant: Grant, me: Member): boolean =>
  (!grant.permission || me.permissions.has(grant.permission)) &&
  (!grant.roles || grant.roles.some((role) => me.roles.includes(role)))

/** The grants of a rule that this caller can use at all, whatever the row. */
export const grantsOf = (rule: AccessRule, me: Member): readonly Grant[] =>
  rule.grants.filter((grant) => holdsGrant(grant, me))

/** The rows the caller may do this to. */
export function reach(rule: AccessRule, me: Member): Predicate {
  if (rule.resource === 'admin') throw new Error('admin has no rows')
  const { resource } = rule
  const [first, ...rest] = grantsOf(rule, me).map((grant) => scopePredicate(resource, grant, me))
  if (!first) return nothing
  return rest.length ? sql<SqlBool>`(${sql.join([first, ...rest], sql` or `)})` : first
}
