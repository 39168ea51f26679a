import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, statusIn, newAssignment } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, reservedOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('deleteApplication', () => {
  test('an accepted one frees its slot and the author is told; its assignment stays', async () => {
    const activity = await newActivity(app, scene.david, { slots: 1 })
    const id = await newApplication(app, scene.lea, activity, { status: 'APPROVED' })
    const assignment = await newAssignment(app, scene.lea, { activityId: activity, applicationId: id })
    expect(await reservedOf(app, activity)).toBe(1)
    expect((await calls.remove(scene.lea, id)).status).toBe(204)
    expect(await statusIn(app, 'application', id)).toBeUndefined()
    expect(await reservedOf(app, activity)).toBe(0)
    expect(await announced(app, activity)).toEqual(['application.withdrawn'])
    expect(await statusIn(app, 'assignment', assignment)).toBe('DRAFT')
    const next = await newApplication(app, scene.noah, activity)
    expect((await calls.review(scene.david, next, 'APPROVED')).status).toBe(204)
  })

  test('a pending one is taken back, which is told; a draft and a declined one go without a word', async () => {
    for (const [status, told] of [
      ['PENDING', ['application.retracted']],
      ['DRAFT', []],
      ['REJECTED', []],
    ] as const) {
      const activity = await newActivity(app, scene.david)
      const id = await newApplication(app, scene.lea, activity, { status })
      expect((await calls.remove(scene.lea, id)).status).toBe(204)
      expect(await announced(app, activity)).toEqual(told)
      expect(await reservedOf(app, activity)).toBe(0)
    }
  })

  test('only one’s own: the activity’s author 403, others are not told that it exists; a second time 404', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    expect((await calls.remove(scene.david, id)).status).toBe(403)
    expect((await calls.remove(scene.clara, id)).status).toBe(404)
    expect(await statusIn(app, 'application', id)).toBe('PENDING')
    const replies = await Promise.all([1, 2, 3].map(() => calls.remove(scene.lea, id)))
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([204, 404, 404])
  })

  test('an activity somebody waits for cannot be deleted; its drafts and declined applications go with it', async () => {
    const activity = await newActivity(app, scene.david)
    const pending = await newApplication(app, scene.lea, activity)
    const remove = () => app.call('deleteActivity', { as: scene.david, query: { id: activity } })
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'activity_in_use' } })
    await calls.review(scene.david, pending, 'REJECTED')
    const draft = await newApplication(app, scene.noah, activity, { status: 'DRAFT' })
    expect((await remove()).status).toBe(204)
    expect(await statusIn(app, 'application', pending)).toBeUndefined()
    expect(await statusIn(app, 'application', draft)).toBeUndefined()
  })
})
