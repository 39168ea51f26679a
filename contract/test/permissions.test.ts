// The permission table, written down a second time as the decisions (§4) have it. A slip in either shows.
import { expect, test } from 'vitest'

import { permissionsOf, permissionTable } from '../src/rules/permissions.ts'
import { roles, type Role } from '../src/rules/roles.ts'

const decided = `
| Permission | OWNER | ADMIN | EDUCATION_OFFICER | VOCATIONAL_TRAINER | APPRENTICE | USER | ASSOCIATION |
|---|---|---|---|---|---|---|---|
| READ_APPRENTICE_TABLE | ● | ● | ● | ● | | | |
| READ_USER_TABLE | ● | ● | ● | | | | |
| READ_EXTERNAL_ACTIVITIES | ● | ● | ● | ● | ● | | ● |
| DELETE_IMAGE, DELETE_DOCUMENT, DELETE_COMMENT, DELETE_POST, UPDATE_POST | ● | ● | ● | | | | |
| UPDATE_ACTIVITY | ● | ● | ● | ● | | | |
| UPDATE_ASSIGNMENT | ● | ● | ● | ● | | | |
| UPDATE_PROFILE | ● | ● | | | | | |
| UPDATE_COMPANY_PROFILE | ● | ● | ● | | | | |
| APPROVE_ACTIVITY | ● | ● | ● | ● | | | |
| APPROVE_ASSIGNMENT | ● | ● | ● | ● | | | |
| APPROVE_EXTERNAL_APPLICATIONS | ● | ● | ● | ● | | | |
| APPLY_ACTIVITY | | | | | ● | ● | |
| CREATE_INVITES | ● | ● | ● | | | | |
| CREATE_ASSIGNMENT | | | | | ● | | |
| FEATURE_ACTIVITY | ● | ● | | | | | ● |
| OWNER_PERMISSION | ● | | | | | | |
| ADMIN_PERMISSION | ● | ● | | | | | |
`

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const [head = '', , ...rows] = decided.trim().split('\n')
const decidedRoles = cellsOf(head).slice(1) as Role[]
const decidedHolders = new Map(
  rows
    .map(cellsOf)
    .flatMap(([names = '', ...held]) =>
      names.split(', ').map((name) => [name, decidedRoles.filter((_, i) => held[i] === '●')] as const),
    ),
)

test('the roles are those decided, in that order', () => {
  expect([...roles]).toEqual(decidedRoles)
})

test('the permissions are those decided, no more', () => {
  expect(Object.keys(permissionTable).toSorted()).toEqual([...decidedHolders.keys()].toSorted())
})

test.each(Object.entries(permissionTable))('%s is held by whom it was decided', (name, cells) => {
  expect(cells).toHaveLength(roles.length)
  expect(roles.filter((_, column) => cells[column])).toEqual(decidedHolders.get(name))
})

test('permissions of several roles add up', () => {
  const both = permissionsOf(['APPRENTICE', 'EDUCATION_OFFICER'])
  expect(new Set(both)).toEqual(new Set([...permissionsOf(['APPRENTICE']), ...permissionsOf(['EDUCATION_OFFICER'])]))
  expect(new Set(both).size).toBe(both.length)
  expect(permissionsOf([])).toEqual([])
})
