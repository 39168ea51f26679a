import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

/** Signing in is noted: as if only Noah had, and whoever asks. */
const onlyNoahWasHere = async () => {
  await names(scene.clara)
  await app.pool.query(
    "update person set last_login_at = case when id = $1 then '2026-11-01T08:00:00Z'::timestamptz end",
    [scene.noah.id],
  )
}

const list = (as: Person, query: Record<string, string> = {}) => app.call('listUsers', { as, query })
const names = async (as: Person, query: Record<string, string> = {}) =>
  (await list(as, query)).body.content.map(({ nameFirst }) => nameFirst)

describe('listUsers', () => {
  test('everybody of the own company by name, for officers and those who run the platform', async () => {
    const nordwerk = ['Ada', 'Bruno', 'Clara', 'David', 'Lea', 'Noah', 'Vera']
    for (const who of [scene.clara, scene.bruno, scene.ada]) expect(await names(who)).toEqual(nordwerk)
    expect(await names(scene.elena)).toEqual(['Elena', 'Luca'])
  })

  test('trainers, apprentices and users have no such table: 403', async () => {
    for (const who of [scene.david, scene.lea, scene.noah, scene.vera]) expect((await list(who)).status).toBe(403)
  })

  test('a row has the eight fields', async () => {
    await onlyNoahWasHere()
    const { content } = (await list(scene.clara, { query: 'noah' })).body
    expect(content).toHaveLength(1)
    expect(content[0]).toMatchObject({
      userId: scene.noah.id,
      profileId: expect.any(String) as string,
      email: 'noah@nordwerk.example',
      nameFirst: 'Noah',
      nameLast: 'Muster',
      image: null,
      roles: ['USER'],
      lastLogin: '2026-11-01T08:00:00.000Z',
    })
  })

  test('who was never here comes last, whichever way the last visits are sorted', async () => {
    await onlyNoahWasHere()
    // Asking is a visit of Clara's.
    expect((await names(scene.clara, { sort: 'lastLogin,asc' })).slice(0, 3)).toEqual(['Noah', 'Clara', 'Ada'])
    expect((await names(scene.clara, { sort: 'lastLogin,desc' })).slice(0, 3)).toEqual(['Clara', 'Noah', 'Ada'])
    expect((await names(scene.clara, { sort: 'email,desc' }))[0]).toBe('Vera')
    expect((await list(scene.clara, { sort: 'roles,asc' })).status).toBe(400)
  })

  test('searched in the own company only', async () => {
    expect(await names(scene.clara, { query: 'elena' })).toEqual([])
    expect(await names(scene.elena, { query: 'suedwerk' })).toEqual(['Elena', 'Luca'])
  })
})
