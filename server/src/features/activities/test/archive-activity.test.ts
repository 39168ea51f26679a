import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, titles, trailOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('archiveActivity, restoreActivity', () => {
  test('archive: from everything but PENDING and ARCHIVED; restore: back to a draft, to be handed in again', async () => {
    const id = await newActivity(app, scene.lea, { isFeatured: true })
    expect((await calls.archive(scene.david, id)).status).toBe(204)
    expect((await calls.details(scene.noah, id)).body).toMatchObject({ activityStatus: 'ARCHIVED', isFeatured: false })
    expect((await calls.archive(scene.david, id)).status).toBe(409)
    expect((await calls.restore(scene.david, id)).status).toBe(204)
    expect((await calls.details(scene.noah, id)).status).toBe(404)
    expect((await calls.publish(scene.lea, id)).status).toBe(409)
    expect(await trailOf(app, id)).toEqual(['archive', 'restore'])
    expect(await announced(app, id)).toEqual(['activity.archived', 'activity.restored'])
  })

  test('archive: refused from PENDING, refused to a colleague without the right', async () => {
    expect((await calls.archive(scene.lea, await newActivity(app, scene.lea, { status: 'PENDING' }))).status).toBe(409)
    expect((await calls.archive(scene.noah, await newActivity(app, scene.lea))).status).toBe(403)
  })

  test('a draft that is archived was never reviewed: it stays out of everybody’s sight', async () => {
    const others = [scene.noah, scene.clara, scene.ada, scene.luca]
    const seen = () => Promise.all(others.map(async (other) => titles(await calls.list(other, 'ARCHIVED'))))
    const before = await seen()
    const id = await newActivity(app, scene.lea, { status: 'DRAFT', isPublic: true, title: 'Nie geprüft' })
    expect((await calls.archive(scene.lea, id)).status).toBe(204)
    expect(await statusOf(app, id)).toBe('ARCHIVED')
    for (const other of others) expect((await calls.details(other, id)).status).toBe(404)
    expect(await seen()).toEqual(before)
    expect(titles(await calls.list(scene.lea, 'ARCHIVED'))).toEqual(['Nie geprüft'])
  })
})
