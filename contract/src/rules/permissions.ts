// The one table of who holds what (decisions §4). Rows are permissions, columns are roles, in the order of roles.ts.
import { roles, type Role } from './roles.ts'

const x = true
const _ = false

// oxfmt-ignore
export const permissionTable = {
  //                             OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  READ_APPRENTICE_TABLE:         [x,    x,    x,    x,    _,    _,    _],
  READ_USER_TABLE:               [x,    x,    x,    _,    _,    _,    _],
  READ_EXTERNAL_ACTIVITIES:      [x,    x,    x,    x,    x,    _,    x],
  DELETE_IMAGE:                  [x,    x,    x,    _,    _,    _,    _],
  DELETE_DOCUMENT:               [x,    x,    x,    _,    _,    _,    _],
  DELETE_COMMENT:                [x,    x,    x,    _,    _,    _,    _],
  DELETE_POST:                   [x,    x,    x,    _,    _,    _,    _],
  UPDATE_POST:                   [x,    x,    x,    _,    _,    _,    _],
  UPDATE_ACTIVITY:               [x,    x,    x,    x,    _,    _,    _],
  UPDATE_ASSIGNMENT:             [x,    x,    x,    x,    _,    _,    _],
  UPDATE_PROFILE:                [x,    x,    _,    _,    _,    _,    _],
  UPDATE_COMPANY_PROFILE:        [x,    x,    x,    _,    _,    _,    _],
  APPROVE_ACTIVITY:              [x,    x,    x,    x,    _,    _,    _],
  APPROVE_ASSIGNMENT:            [x,    x,    x,    x,    _,    _,    _],
  APPROVE_EXTERNAL_APPLICATIONS: [x,    x,    x,    x,    _,    _,    _],
  APPLY_ACTIVITY:                [_,    _,    _,    _,    x,    x,    _],
  CREATE_INVITES:                [x,    x,    x,    _,    _,    _,    _],
  CREATE_ASSIGNMENT:             [_,    _,    _,    _,    x,    _,    _],
  FEATURE_ACTIVITY:              [x,    x,    _,    _,    _,    _,    x],
  OWNER_PERMISSION:              [x,    _,    _,    _,    _,    _,    _],
  ADMIN_PERMISSION:              [x,    x,    _,    _,    _,    _,    _],
} as const

export type Permission = keyof typeof permissionTable

export const permissions = Object.keys(permissionTable) as Permission[]

/** The union of what the given roles allow, in table order. */
export function permissionsOf(held: readonly Role[]): Permission[] {
  const columns = held.map((role) => roles.indexOf(role))
  return permissions.filter((permission) => columns.some((column) => permissionTable[permission][column]))
}
