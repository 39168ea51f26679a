// The access table only uses words that exist.
import { describe, expect, test } from 'vitest'

import { access, rowlessActions, scopeWords, type AccessRule } from '../src/rules/access.ts'
import { permissionTable } from '../src/rules/permissions.ts'
import { platformRoles, roleLabels, roles } from '../src/rules/roles.ts'

const rules: [string, AccessRule][] = Object.entries(access)

describe.each(rules)('%s', (action, rule) => {
  test('is named resource.verb', () => {
    expect(action).toMatch(/^[a-z][a-z_]*\.[a-z][A-Za-z]*$/)
    expect(action.split('.')[0]).toBe(rule.resource)
  })

  test('grants something, in known words', () => {
    expect(rule.grants.length).toBeGreaterThan(0)
    for (const { scope, permission, roles: held } of rule.grants) {
      if (scope) expect(scopeWords).toContain(scope)
      if (permission) expect(Object.keys(permissionTable)).toContain(permission)
      for (const role of held ?? []) expect(roles).toContain(role)
      // A grant without any condition would be everybody.
      expect(scope ?? permission ?? held?.length).toBeTruthy()
    }
  })

  test('concerns a row in all its grants or in none', () => {
    const withRow = rule.grants.filter((grant) => grant.scope).length
    expect([0, rule.grants.length]).toContain(withRow)
    expect(rowlessActions.includes(action as never)).toBe(withRow === 0)
  })
})

test('only OWNER and ADMIN reach beyond their company', () => {
  expect([...platformRoles]).toEqual(['OWNER', 'ADMIN'])
})

test('every role has a name people know', () => {
  expect(Object.keys(roleLabels).toSorted()).toEqual([...roles].toSorted())
})
