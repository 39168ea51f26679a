import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newCompany, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { followsOf, somebody } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof followsOf>
let alone: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = followsOf(app)
  alone = await newCompany(app, 'Einzelwerk')
})

const recent = async (who: Person) => (await app.call('listRecentProfiles', { as: who })).body.map(({ name }) => name)
const related = async (who: Person) => (await app.call('listRelatedProfiles', { as: who })).body.map(({ name }) => name)

describe('listRecentProfiles', () => {
  test('ten, the newest first; not oneself, not followed, not kept apart, no closed profile elsewhere', async () => {
    const nora = await somebody(app, scene.nordwerk, 'Nora')
    const open = await somebody(app, scene.suedwerk, 'Otto')
    await somebody(app, scene.suedwerk, 'Zoe', { isMinor: true })
    const own = await somebody(app, scene.nordwerk, 'Yara', { isMinor: true })
    const before = await recent(nora)
    const others = ['Luca', 'Elena', 'Vera', 'Noah', 'Lea', 'David', 'Clara', 'Bruno', 'Ada'].map(
      (name) => `${name} Muster`,
    )
    expect(before).toEqual(['Yara Muster', 'Otto Muster', 'Einzelwerk', ...others.slice(0, 7)])
    await calls.follow(nora, open.id)
    await calls.block(own, nora.id)
    const after = await recent(nora)
    expect(after).toEqual(['Einzelwerk', ...others])
  })

  test('companies are profiles too, until one follows them', async () => {
    const solo = await somebody(app, alone, 'Solo')
    const before = await recent(solo)
    expect(before).toContain('Einzelwerk')
    await calls.follow(solo, alone, 'other')
    expect((await recent(solo)).slice(0, 9)).toEqual(before.filter((name) => name !== 'Einzelwerk'))
  })
})

describe('listRelatedProfiles', () => {
  test('followed by those one follows first, then colleagues, then the same profession', async () => {
    const far = await newCompany(app, 'Fernwerk')
    const [me, friend] = [await somebody(app, alone, 'Ich'), await somebody(app, far, 'Freund')]
    const mate = await somebody(app, alone, 'Kollegin')
    const peer = await somebody(app, far, 'Gleichberuf')
    const famous = await somebody(app, far, 'Bekannt')
    await somebody(app, far, 'Unbekannt')
    await app.pool.query("update person set profession_id = 'pr-edb' where id = any($1)", [[me.id, peer.id]])
    await calls.follow(me, friend.id)
    await calls.follow(friend, famous.id)
    await calls.follow(friend, far, 'other')
    const found = await related(me)
    expect(found.slice(0, 2).toSorted()).toEqual(['Bekannt Muster', 'Fernwerk'])
    expect(found.slice(2)).toEqual(['Solo Muster', 'Kollegin Muster', 'Gleichberuf Muster'])
    await calls.block(mate, me.id)
    expect(await related(me)).toEqual(found.filter((name) => name !== 'Kollegin Muster'))
  })

  test('what somebody with a closed profile follows is not told by it', async () => {
    const far = await newCompany(app, 'Weitwerk')
    const me = await somebody(app, await newCompany(app, 'Nurwerk'), 'Nur')
    const minor = await somebody(app, far, 'Minka', { isMinor: true })
    const liked = await somebody(app, far, 'Liebling')
    await calls.follow(me, minor.id)
    await calls.follow(minor, liked.id)
    expect(await related(me)).toEqual([])
    await app.pool.query('update person set profile_open = true where id = $1', [minor.id])
    expect(await related(me)).toEqual(['Liebling Muster'])
  })
})
