import { beforeAll, describe, expect, test } from 'vitest'

import { allStatuses, newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { callsOf, titles } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('restoreActivity', () => {
  test('restore: ARCHIVED → DRAFT, in the author’s drawer and nowhere else', async () => {
    const id = await newActivity(app, scene.lea, { status: 'ARCHIVED', title: 'Noch einmal' })
    expect((await calls.restore(scene.lea, id)).status).toBe(204)
    expect(titles(await calls.list(scene.lea, 'OWN'))).toEqual(['Noch einmal'])
    expect(titles(await calls.list(scene.clara, 'ALL'))).toEqual([])
  })

  test('restored and archived again it was not reviewed: it stays out of sight', async () => {
    const id = await newActivity(app, scene.lea, { status: 'ARCHIVED' })
    await calls.restore(scene.lea, id)
    await calls.archive(scene.lea, id)
    expect(await statusOf(app, id)).toBe('ARCHIVED')
    expect((await calls.details(scene.noah, id)).status).toBe(404)
  })

  test.each(allStatuses.filter((status) => status !== 'ARCHIVED'))('restore: refused from %s', async (status) => {
    const id = await newActivity(app, scene.lea, { status })
    expect((await calls.restore(scene.lea, id)).status).toBe(409)
    expect(await statusOf(app, id)).toBe(status)
  })

  test('restore: a colleague may see it, not restore it', async () => {
    const id = await newActivity(app, scene.lea, { status: 'ARCHIVED' })
    expect((await calls.restore(scene.noah, id)).status).toBe(403)
    expect((await calls.restore(scene.luca, id)).status).toBe(404)
  })
})
