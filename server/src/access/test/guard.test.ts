import { access } from '@werkplatz/contract/rules/access.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { newScene, type Person, type Scene } from '../../../test/people.ts'
import { canAnywhere, canRows } from '../can.ts'
import { guard, guardRow } from '../guard.ts'
import { memberFrom, type Member } from '../member.ts'

let data: TestDatabase
let scene: Scene
beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
})

const member = (person: Person): Member =>
  memberFrom({
    id: person.id,
    company_id: person.companyId,
    session_id: person.id,
    roles: person.roles,
    setup_done: true,
    rights_version: 1,
  })

// A rule of its own that lets read and write differ, to tell 403 from 404.
const rules = { ...access, 'person.update': { resource: 'person', grants: [{ scope: 'self' }] } } as const
const outcome = async (who: Person, action: string, target: string) => {
  try {
    await guardRow(data.db, member(who), action, target, rules)
    return 'ok'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('guardRow', () => {
  test('your own row: yes', async () => {
    expect(await outcome(scene.lea, 'person.read', scene.lea.id)).toBe('ok')
  })

  test('an officer reads people of their own company, not of another', async () => {
    expect(await outcome(scene.clara, 'person.read', scene.lea.id)).toBe('ok')
    expect(await outcome(scene.clara, 'person.read', scene.luca.id)).toBe('not_found')
  })

  test('owner and admin reach every company', async () => {
    expect(await outcome(scene.ada, 'person.read', scene.luca.id)).toBe('ok')
    expect(await outcome(scene.bruno, 'person.read', scene.luca.id)).toBe('ok')
  })

  test('a stranger is told the same as of an id that does not exist', async () => {
    expect(await outcome(scene.lea, 'person.read', scene.luca.id)).toBe('not_found')
    expect(await outcome(scene.lea, 'person.read', '0198c0de-0000-7000-8000-000000000000')).toBe('not_found')
  })

  test('what one may see but not do is 403', async () => {
    expect(await outcome(scene.clara, 'person.update', scene.lea.id)).toBe('forbidden')
    expect(await outcome(scene.lea, 'person.update', scene.clara.id)).toBe('not_found')
  })
})

describe('guard without a row', () => {
  test('the admin tool opens for owner, admin, officer and training body only', () => {
    const opens = (who: Person) => {
      try {
        guard(member(who), 'admin.open')
        return true
      } catch {
        return false
      }
    }
    expect([scene.ada, scene.bruno, scene.clara, scene.vera].every(opens)).toBe(true)
    expect([scene.david, scene.lea, scene.noah].some(opens)).toBe(false)
  })
})

describe('can', () => {
  test('answers for many rows in one query, equal to guarding each', async () => {
    const everybody = [scene.lea, scene.clara, scene.luca, scene.elena]
    for (const who of [scene.ada, scene.clara, scene.lea]) {
      const map = await canRows(
        data.db,
        member(who),
        ['person.read', 'person.update'],
        everybody.map((one) => one.id),
        rules,
      )
      for (const target of everybody) {
        expect(map.get(target.id)).toEqual({
          'person.read': (await outcome(who, 'person.read', target.id)) === 'ok',
          'person.update': (await outcome(who, 'person.update', target.id)) === 'ok',
        })
      }
    }
  })

  test('what concerns no row travels with the person', () => {
    expect(canAnywhere(member(scene.clara))).toMatchObject({ 'admin.open': true })
    expect(canAnywhere(member(scene.lea))).toMatchObject({ 'admin.open': false })
  })
})
