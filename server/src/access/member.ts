// The caller: a signed-in person as the rules see them.
import type { Permission } from '@werkplatz/contract/rules/permissions.ts'
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import { platformRoles, type Role } from '@werkplatz/contract/rules/roles.ts'

export interface Member {
  id: string
  companyId: string
  sessionId: string
  roles: readonly Role[]
  permissions: ReadonlySet<Permission>
  /** OWNER and ADMIN: their permissions reach beyond their own company. */
  isPlatform: boolean
  setupDone: boolean
  rightsVersion: number
}

export interface MemberRow {
  id: string
  company_id: string
  session_id: string
  roles: string[]
  setup_done: boolean
  rights_version: number
}

export function memberFrom(row: MemberRow): Member {
  const roles = row.roles as Role[]
  return {
    id: row.id,
    companyId: row.company_id,
    sessionId: row.session_id,
    roles,
    permissions: new Set(permissionsOf(roles)),
    isPlatform: roles.some((role) => platformRoles.includes(role)),
    setupDone: row.setup_done,
    rightsVersion: row.rights_version,
  }
}
