import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, statusIn } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { announced, callsOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const decline = (who: Person, activityId: string, reviewMessage = 'Wir führen das Projekt nicht weiter.') =>
  app.call('declineApplications', { as: who, body: { activityId, reviewMessage } })
const statuses = (ids: readonly string[]) => Promise.all(ids.map((id) => statusIn(app, 'application', id)))

describe('declineApplications', () => {
  test('declines all pending ones with one sentence, by the ordinary decision; others stay as they are', async () => {
    const activity = await newActivity(app, scene.david)
    const [lea, noah] = [
      await newApplication(app, scene.lea, activity),
      await newApplication(app, scene.noah, activity),
    ]
    const accepted = await newApplication(app, scene.vera, activity, { status: 'APPROVED' })
    const elsewhere = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    expect((await calls.activity(scene.david, activity)).body).toMatchObject({ toAnswer: 2 })
    expect((await decline(scene.david, activity)).status).toBe(204)
    expect(await statuses([lea, noah, accepted, elsewhere])).toEqual(['REJECTED', 'REJECTED', 'APPROVED', 'PENDING'])
    expect(await announced(app, lea)).toEqual(['application.rejected'])
    expect((await calls.details(scene.lea, lea)).body).toMatchObject({
      review: { decision: 'REJECTED', message: 'Wir führen das Projekt nicht weiter.', reviewer: 'David Muster' },
    })
    expect((await calls.activity(scene.david, activity)).body).toMatchObject({ toAnswer: 0 })
    // A repeat finds nothing to decline.
    expect((await decline(scene.david, activity)).status).toBe(204)
  })

  test('also once the activity is archived, where nobody can be accepted any more', async () => {
    const activity = await newActivity(app, scene.david, { status: 'ARCHIVED' })
    const id = await newApplication(app, scene.lea, activity)
    expect((await calls.review(scene.david, id, 'APPROVED')).status).toBe(409)
    expect((await decline(scene.david, activity)).status).toBe(204)
    expect(await statusIn(app, 'application', id)).toBe('REJECTED')
  })

  test('users who read the activity but do not decide decline nothing', async () => {
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity)
    expect((await calls.activity(scene.clara, activity)).body).toMatchObject({ toAnswer: 0 })
    expect((await decline(scene.clara, activity)).status).toBe(204)
    expect((await decline(scene.lea, activity)).status).toBe(204)
    expect((await decline(scene.luca, activity)).status).toBe(404)
    expect(await statusIn(app, 'application', id)).toBe('PENDING')
  })

  test('a sentence is needed', async () => {
    expect((await decline(scene.david, await newActivity(app, scene.david), '')).status).toBe(400)
  })
})
