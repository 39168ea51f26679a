import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { callsOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

interface Told {
  timeline: { step: string; date: string | null; person: string | null }[]
}
const seenIn = (reply: { body: unknown }) => (reply.body as Told).timeline[1]!

describe('noteApplicationSeen', () => {
  test('who decides opens it: the applicant reads when and by whom; later looks change nothing', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    expect(seenIn(await calls.details(scene.lea, id))).toEqual({ step: 'SEEN', date: null, person: null })
    const at = app.clock.now().toISOString()
    const first = { step: 'SEEN', date: at, person: 'David Muster' }
    expect(seenIn(await calls.details(scene.david, id))).toEqual(first)
    app.clock.add(60)
    await Promise.all([1, 2, 3].map(() => calls.details(scene.david, id)))
    expect(seenIn(await calls.details(scene.lea, id))).toEqual(first)
  })

  test('neither the applicant’s own look nor that of the approver elsewhere counts', async () => {
    const activity = await newActivity(app, scene.david, { isPublic: true })
    const id = await newApplication(app, scene.luca, activity)
    expect((await calls.details(scene.elena, id)).status).toBe(200)
    expect(seenIn(await calls.details(scene.luca, id)).date).toBeNull()
  })
})

describe('noteApprovalSeen', () => {
  test('somebody who can decide opens it: seen; the applicant’s own look does not count', async () => {
    const activity = await newActivity(app, scene.david, { isPublic: true })
    const id = await newApproval(app, scene.luca, activity)
    expect(seenIn(await calls.requestDetails(scene.luca, id)).date).toBeNull()
    await calls.requestDetails(scene.elena, id)
    const seen = seenIn(await calls.requestDetails(scene.luca, id))
    expect(seen).toMatchObject({ step: 'SEEN', person: 'Elena Muster' })
    app.clock.add(60)
    await calls.requestDetails(scene.elena, id)
    expect(seenIn(await calls.requestDetails(scene.luca, id))).toEqual(seen)
  })
})
