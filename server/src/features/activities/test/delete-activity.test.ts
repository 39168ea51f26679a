import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { callsOf, titles, trailOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('deleteActivity', () => {
  test('delete: gone for everybody, with its bookmarks; the trail keeps what it was', async () => {
    const id = await newActivity(app, scene.lea, { title: 'Weg damit' })
    await app.call('createBookmark', { as: scene.noah, query: { targetId: id, type: 'ACTIVITY' } })
    expect((await calls.remove(scene.lea, id)).status).toBe(204)
    expect((await calls.details(scene.lea, id)).status).toBe(404)
    expect((await calls.remove(scene.lea, id)).status).toBe(404)
    expect(titles(await calls.list(scene.noah, 'BOOKMARKED'))).toEqual([])
    expect(await trailOf(app, id)).toEqual(['delete'])
  })

  test('delete: refused once somebody was promised a place', async () => {
    const id = await newActivity(app, scene.lea, { slots: 2, reserved: 1 })
    const { status, body } = await calls.remove(scene.lea, id)
    expect([status, (body as { code: string }).code]).toEqual([409, 'activity_in_use'])
    expect((await calls.details(scene.lea, id)).body).toMatchObject({ can: { delete: false, archive: true } })
    expect(await statusOf(app, id)).toBe('PUBLISHED')
  })

  test('delete: a colleague may not, a stranger is told it does not exist', async () => {
    const id = await newActivity(app, scene.lea)
    expect((await calls.remove(scene.noah, id)).status).toBe(403)
    expect((await calls.remove(scene.elena, id)).status).toBe(404)
  })
})
