// How far the caller sees, read off the access table: what lists must scan. The table stays the only place of the rule.
import { access, type StageWord } from '@werkplatz/contract/rules/access.ts'

import type { Member } from '../../../access/member.ts'
import { effectiveScope, grantsOf } from '../../../access/scopes.ts'

export type Width = 'nowhere' | 'company' | 'everywhere'

export interface Horizon {
  /** What is on the marketplace: of the own company, with public ones of others, or of all. */
  visible: 'company' | 'public' | 'everywhere'
  pending: Width
  approved: Width
}

export function horizonOf(me: Member): Horizon {
  const grants = grantsOf(access['activity.read'], me)
  const widthOf = (...stages: StageWord[]): Width => {
    const scopes = grants
      .filter(({ stage }) => stage && stages.includes(stage))
      .map((grant) => effectiveScope(grant, me))
    if (scopes.includes('everywhere')) return 'everywhere'
    return scopes.includes('inCompany') ? 'company' : 'nowhere'
  }
  const visible = widthOf('visible', 'settled', 'submitted')
  const isPublic = visible !== 'everywhere' && widthOf('public') === 'everywhere'
  return {
    visible: isPublic ? 'public' : visible === 'everywhere' ? 'everywhere' : 'company',
    pending: widthOf('submitted'),
    approved: widthOf('submitted', 'settled'),
  }
}
