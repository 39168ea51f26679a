// How far the caller sees, read off the access table: what lists must scan. The table stays the only place of the rule.
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import { access, type StageWord } from '@werkplatz/contract/rules/access.ts'

import type { Member } from '../../../access/member.ts'
import { effectiveScope, grantsOf } from '../../../access/scopes.ts'
import { Refusal } from '../../../lib/refusal.ts'

export type Scope = 'nowhere' | 'company' | 'everywhere'

export interface ReadScope {
  /** What is on the marketplace: of their own company, with public ones of others, or of all. */
  visible: 'company' | 'public' | 'everywhere'
  pending: Scope
  approved: Scope
}

export function readScopeOf(me: Member): ReadScope {
  const grants = grantsOf(access['activity.read'], me)
  const scopeOf = (...stages: StageWord[]): Scope => {
    const scopes = grants
      .filter(({ stage }) => stage && stages.includes(stage))
      .map((grant) => effectiveScope(grant, me))
    if (scopes.includes('everywhere')) return 'everywhere'
    return scopes.includes('inCompany') ? 'company' : 'nowhere'
  }
  const visible = scopeOf('visible', 'settled', 'submitted')
  const isPublic = visible !== 'everywhere' && scopeOf('public') === 'everywhere'
  return {
    visible: isPublic ? 'public' : visible === 'everywhere' ? 'everywhere' : 'company',
    pending: scopeOf('submitted'),
    approved: scopeOf('submitted', 'settled'),
  }
}

/** Genehmigen and Externe are only for those who may. */
export function hasFilter(me: Member, filter: ActivityFilter): boolean {
  if (filter === 'APPROVE') return readScopeOf(me).pending !== 'nowhere'
  return filter !== 'EXTERNAL' || readScopeOf(me).visible !== 'company'
}

export function guardFilter(me: Member, filter: ActivityFilter) {
  if (!hasFilter(me, filter)) throw new Refusal('forbidden', { filter })
}
