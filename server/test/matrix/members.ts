// People as the rules see them, without going through a session.
import type { Permission } from '@werkplatz/contract/rules/permissions.ts'

import { memberFrom, type Member } from '../../src/access/member.ts'
import type { Person } from '../people.ts'

export const memberOf = (person: Person): Member =>
  memberFrom({
    id: person.id,
    company_id: person.companyId,
    session_id: person.id,
    roles: person.roles,
    setup_done: true,
    rights_version: 1,
  })

/** Somebody who holds exactly these permissions, which no role gives. */
export const holderOf = (person: Person, ...permissions: Permission[]): Member => ({
  ...memberOf(person),
  roles: [],
  permissions: new Set(permissions),
  isPlatform: false,
})
