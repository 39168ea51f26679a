import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const list = async (who: Person, query: object = {}) =>
  (await app.call('listManagedPeople', { as: who, query: { size: 100, ...query } })).body.content
const ids = async (who: Person, query: object = {}) => (await list(who, query)).map(({ userId }) => userId)

describe('listManagedPeople', () => {
  test('an officer sees the own company whole, whatever is asked for; ADMIN all companies, or one', async () => {
    const { ada, bruno, clara, david, lea, noah, vera, elena, luca } = scene
    const idsOf = (...people: Person[]) => people.map(({ id }) => id).toSorted()
    const nordwerk = [ada, bruno, clara, david, lea, noah, vera]
    expect((await ids(scene.clara)).toSorted()).toEqual(idsOf(...nordwerk))
    expect(await ids(scene.clara, { companyId: scene.suedwerk })).toEqual([])
    expect((await ids(scene.bruno)).toSorted()).toEqual(idsOf(...nordwerk, elena, luca))
    expect((await ids(scene.bruno, { companyId: scene.suedwerk })).toSorted()).toEqual(idsOf(elena, luca))
  })

  test('by name or address, role, what is missing, and who has left', async () => {
    const tim = await newPerson(app, {
      nameFirst: 'Timotheus',
      companyId: scene.nordwerk,
      roles: ['APPRENTICE'],
      email: freshAddress('tim'),
    })
    expect(await ids(scene.clara, { query: 'timoth' })).toEqual([tim.id])
    expect(await ids(scene.clara, { query: tim.email.slice(0, 10) })).toEqual([tim.id])
    expect(await ids(scene.clara, { role: 'VOCATIONAL_TRAINER' })).toEqual([scene.david.id])
    expect(await ids(scene.clara, { missing: 'SUPERVISOR' })).toEqual([scene.lea.id, tim.id])
    await app.pool.query('update person set supervisor_id = $2 where id = $1', [tim.id, scene.david.id])
    expect(await ids(scene.clara, { missing: 'SUPERVISOR' })).toEqual([scene.lea.id])
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [tim.id])
    expect(await ids(scene.clara, { query: 'timoth' })).toEqual([])
    expect(await ids(scene.clara, { status: 'DEACTIVATED' })).toEqual([tim.id])
  })
})

describe('readManagedPerson', () => {
  test('what may be done travels along: of the platform’s people nothing, of colleagues everything', async () => {
    const read = async (who: Person, id: string) =>
      (await app.call('readManagedPerson', { as: who, query: { id } })).body
    expect(await read(scene.clara, scene.lea.id)).toMatchObject({
      givable: ['EDUCATION_OFFICER', 'VOCATIONAL_TRAINER', 'APPRENTICE', 'USER'],
      can: { change: true, deactivate: true, reactivate: false },
    })
    for (const one of [scene.ada, scene.bruno, scene.clara])
      expect(await read(scene.clara, one.id)).toMatchObject({ givable: [], can: { change: false, deactivate: false } })
    expect((await app.call('readManagedPerson', { as: scene.clara, query: { id: scene.luca.id } })).status).toBe(404)
  })
})
