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

describe('editActivity', () => {
  test('an edit keeps the status; the trail knows', async () => {
    const id = await newActivity(app, scene.david)
    expect((await calls.edit(scene.david, id, { title: 'Neu', activityStatus: 'PUBLISHED' })).status).toBe(204)
    expect((await calls.details(scene.david, id)).body).toMatchObject({ title: 'Neu', activityStatus: 'PUBLISHED' })
    expect(await trailOf(app, id)).toEqual(['edit'])
    expect(await announced(app, id)).toEqual(['activity.saved'])
  })

  test('the author hands a draft in with the edit; nobody else can', async () => {
    const id = await newActivity(app, scene.lea, { status: 'REJECTED' })
    expect((await calls.edit(scene.clara, id, { activityStatus: 'PENDING' })).status).toBe(404)
    expect((await calls.edit(scene.lea, id, { activityStatus: 'PENDING' })).status).toBe(204)
    expect(await statusOf(app, id)).toBe('PENDING')
  })

  test('a colleague without UPDATE_ACTIVITY may read it, not change it', async () => {
    const id = await newActivity(app, scene.david)
    expect((await calls.edit(scene.lea, id, { activityStatus: 'PUBLISHED' })).status).toBe(403)
    expect((await calls.form(scene.lea, id)).status).toBe(403)
    expect((await calls.form(scene.clara, id)).status).toBe(200)
  })

  test('a form loaded before somebody else’s move: 409, nothing is overwritten', async () => {
    const id = await newActivity(app, scene.lea, { status: 'APPROVED' })
    expect((await calls.edit(scene.lea, id, { title: 'Zu spät', activityStatus: 'PENDING' })).status).toBe(409)
    expect((await calls.details(scene.lea, id)).body).not.toMatchObject({ title: 'Zu spät' })
  })

  test.each(['APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED'] as const)(
    'widening the audience of a %s one: by Lea it goes to review, by Clara it stays',
    async (status) => {
      const byLea = await newActivity(app, scene.lea, { status })
      expect((await calls.form(scene.lea, byLea)).body).toMatchObject({ wideningNeedsReview: true })
      expect((await calls.edit(scene.lea, byLea, { isPublic: true, activityStatus: status })).status).toBe(204)
      expect(await statusOf(app, byLea)).toBe('PENDING')
      expect(await trailOf(app, byLea)).toEqual(['edit', 'widen'])
      expect(await announced(app, byLea)).toEqual(['activity.saved', 'activity.submitted'])
      const byClara = await newActivity(app, scene.clara, { status })
      expect((await calls.form(scene.clara, byClara)).body).toMatchObject({ wideningNeedsReview: false })
      expect((await calls.edit(scene.clara, byClara, { isPublic: true, activityStatus: status })).status).toBe(204)
      expect(await statusOf(app, byClara)).toBe(status)
    },
  )

  test('fewer places than were promised: 400', async () => {
    const id = await newActivity(app, scene.david, { slots: 5, reserved: 3 })
    const { status, body } = await calls.edit(scene.david, id, { slots: 2, activityStatus: 'PUBLISHED' })
    expect([status, (body as { errors: string[] }).errors]).toEqual([
      400,
      ['«Anzahl Stellen» muss mindestens 3 sein: So viele sind schon zugesagt.'],
    ])
    expect((await calls.edit(scene.david, id, { slots: 0, activityStatus: 'PUBLISHED' })).status).toBe(204)
  })
})
