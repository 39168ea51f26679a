import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, newAssignment } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf } from './verbs.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const counts = async (who: Person) => (await app.call('countApplications', { as: who })).body
const numbers = async (who: Person) => {
  const { own, received, external } = await counts(who)
  return [own, received, external].map(({ total, waiting }) => [total, waiting])
}

describe('countApplications', () => {
  test('nothing there, nothing waits', async () => {
    expect(await numbers(scene.lea)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  test('an answer waits for who is applied to, not for who applied, nor for colleagues', async () => {
    const sentAt = new Date('2026-03-02T08:00:00.000Z')
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity, { sentAt })
    await newApplication(app, scene.noah, activity, { status: 'APPROVED' })
    expect((await counts(scene.david)).received).toEqual({ total: 2, waiting: 1, waitingSince: sentAt.toISOString() })
    expect((await counts(scene.lea)).own).toEqual({ total: 1, waiting: 0, waitingSince: null })
    expect((await counts(scene.clara)).received.total).toBe(0)
    await callsOf(app).review(scene.david, id, 'REJECTED')
    expect((await counts(scene.david)).received).toEqual({ total: 2, waiting: 0, waitingSince: null })
  })

  test('a draft waits to be sent, an apprentice’s acceptance to become an assignment', async () => {
    await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'DRAFT' })
    expect((await counts(scene.lea)).own).toMatchObject({ total: 2, waiting: 1 })
    const accepted = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'APPROVED' })
    expect((await counts(scene.lea)).own).toMatchObject({ total: 3, waiting: 2 })
    await newAssignment(app, scene.lea, { applicationId: accepted })
    expect((await counts(scene.lea)).own).toMatchObject({ total: 3, waiting: 1 })
    // Noah was accepted too, but has no assignments to write.
    expect((await counts(scene.noah)).own).toMatchObject({ total: 1, waiting: 0 })
  })

  test('a request waits for those of their own company who decide, and for nobody elsewhere', async () => {
    await newApproval(app, scene.luca, await newActivity(app, scene.david, { isPublic: true }))
    expect((await counts(scene.elena)).external).toMatchObject({ total: 1, waiting: 1 })
    expect((await counts(scene.luca)).external).toMatchObject({ total: 1, waiting: 0 })
    expect((await counts(scene.david)).external).toMatchObject({ total: 0, waiting: 0 })
    // Who reaches all requests is still waited for at home only.
    expect((await counts(scene.ada)).external.waiting).toBe(0)
  })
})
