import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, statusIn } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, codeIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('sendApplication', () => {
  test('a draft and a declined one are sent; the activity remembers when somebody last applied', async () => {
    for (const status of ['DRAFT', 'REJECTED'] as const) {
      const activity = await newActivity(app, scene.david)
      const id = await newApplication(app, scene.lea, activity, { status })
      expect((await calls.publish(scene.lea, id)).status).toBe(204)
      expect(await statusIn(app, 'application', id)).toBe('PENDING')
      expect(await announced(app, id)).toEqual(['application.sent'])
      const { date_last_application: last } = await app.db
        .selectFrom('activity')
        .select('date_last_application')
        .where('id', '=', activity)
        .executeTakeFirstOrThrow()
      expect(last).toEqual(app.clock.now())
    }
  })

  test('refused from PENDING and APPROVED, also when the activity is full by now', async () => {
    const activity = await newActivity(app, scene.david, { slots: 1 })
    const accepted = await newApplication(app, scene.lea, activity, { status: 'APPROVED' })
    expect(codeIn(await calls.publish(scene.lea, accepted))).toBe('status_conflict')
    const pending = await newApplication(app, scene.noah, activity)
    expect(codeIn(await calls.publish(scene.noah, pending))).toBe('status_conflict')
  })

  test('the rule is asked again when it is sent, not only when it was begun', async () => {
    const activity = await newActivity(app, scene.david, { slots: 1 })
    const id = await newApplication(app, scene.lea, activity, { status: 'DRAFT' })
    const other = await newApplication(app, scene.noah, activity)
    await calls.review(scene.david, other, 'APPROVED')
    expect(codeIn(await calls.publish(scene.lea, id))).toBe('activity_full')
    await calls.remove(scene.noah, other)
    expect((await calls.publish(scene.lea, id)).status).toBe(204)
    const second = await newApplication(app, scene.lea, activity, { status: 'DRAFT' })
    expect(codeIn(await calls.publish(scene.lea, second))).toBe('already_applied')
    const closed = await newActivity(app, scene.david, { status: 'ONGOING' })
    const late = await newApplication(app, scene.lea, closed, { status: 'DRAFT' })
    expect(codeIn(await calls.publish(scene.lea, late))).toBe('activity_not_open')
  })

  test('without a message: 400; of somebody else: not told that it exists', async () => {
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity, { status: 'DRAFT', body: '' })
    expect((await calls.publish(scene.lea, id)).status).toBe(400)
    expect((await calls.publish(scene.david, id)).status).toBe(404)
    expect(await statusIn(app, 'application', id)).toBe('DRAFT')
  })

  test('T21: the call knows one status', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'DRAFT' })
    for (const status of ['APPROVED', 'REJECTED', 'DRAFT', 'PUBLISHED']) {
      const reply = await app.call('sendApplication', { as: scene.lea, body: { id, status } })
      expect(reply.status).toBe(400)
    }
  })
})
