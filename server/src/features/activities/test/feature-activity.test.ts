import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, trailOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const featured = async (who = scene.noah) =>
  (await app.call('listFeaturedActivities', { as: who })).body.map((card) => card.title)

describe('featureActivity', () => {
  test('feature: on the home page, the newest featuring first; unfeature: gone', async () => {
    const older = await newActivity(app, scene.lea, { title: 'Zuerst hervorgehoben' })
    const newer = await newActivity(app, scene.lea, { title: 'Zuletzt hervorgehoben' })
    expect((await calls.feature(scene.vera, older, true)).status).toBe(204)
    expect((await calls.feature(scene.ada, newer, true)).status).toBe(204)
    expect(await featured()).toEqual(['Zuletzt hervorgehoben', 'Zuerst hervorgehoben'])
    expect((await calls.details(scene.vera, older)).body).toMatchObject({ can: { feature: false, unfeature: true } })
    expect((await calls.feature(scene.vera, older, false)).status).toBe(204)
    expect(await featured()).toEqual(['Zuletzt hervorgehoben'])
    expect(await featured(scene.luca)).toEqual([])
    expect(await trailOf(app, older)).toEqual(['feature', 'unfeature'])
    expect(await announced(app, older)).toEqual(['activity.featured'])
  })

  test('feature: a repeat changes nothing', async () => {
    const id = await newActivity(app, scene.lea)
    await calls.feature(scene.ada, id, true)
    expect((await calls.feature(scene.ada, id, true)).status).toBe(204)
    expect(await trailOf(app, id)).toEqual(['feature'])
  })

  test('feature: only what is open; only by whom may; the association only what is public elsewhere', async () => {
    expect(
      (await calls.feature(scene.ada, await newActivity(app, scene.lea, { status: 'ONGOING' }), true)).status,
    ).toBe(409)
    expect((await calls.feature(scene.clara, await newActivity(app, scene.lea), true)).status).toBe(403)
    expect((await calls.feature(scene.vera, await newActivity(app, scene.luca), true)).status).toBe(404)
    const open = await newActivity(app, scene.luca, { isPublic: true })
    expect((await calls.feature(scene.vera, open, true)).status).toBe(204)
    expect(await statusOf(app, open)).toBe('PUBLISHED')
  })
})
