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

describe('reviewActivity', () => {
  test('reject: the author reads why, adapts, hands in again; approve: it may be published', async () => {
    const id = await newActivity(app, scene.lea, { status: 'PENDING' })
    expect((await calls.review(scene.clara, id, 'REJECTED', 'Bitte genauer.')).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      activityStatus: 'REJECTED',
      review: { decision: 'REJECTED', message: 'Bitte genauer.', reviewer: 'Clara Muster' },
    })
    expect((await calls.details(scene.clara, id)).status).toBe(404)
    expect((await calls.edit(scene.lea, id, { activityStatus: 'PENDING' })).status).toBe(204)
    expect((await calls.review(scene.clara, id, 'APPROVED')).status).toBe(204)
    expect(await statusOf(app, id)).toBe('APPROVED')
    expect(await trailOf(app, id)).toEqual(['reject', 'edit', 'submit', 'approve'])
    expect(await announced(app, id)).toEqual([
      'activity.approved',
      'activity.rejected',
      'activity.saved',
      'activity.submitted',
    ])
  })

  test('nobody approves their own, whatever they hold', async () => {
    for (const author of [scene.ada, scene.clara, scene.david]) {
      const id = await newActivity(app, author, { status: 'PENDING' })
      expect((await calls.review(author, id, 'APPROVED')).status).toBe(403)
      expect(await statusOf(app, id)).toBe('PENDING')
      expect((await calls.details(author, id)).body).toMatchObject({ can: { review: false } })
    }
  })

  test('twice: the second reviewer is told that it has moved', async () => {
    const id = await newActivity(app, scene.lea, { status: 'PENDING' })
    const both = await Promise.all([
      calls.review(scene.clara, id, 'APPROVED'),
      calls.review(scene.david, id, 'REJECTED'),
    ])
    // The loser of APPROVED sees it and gets 409; after REJECTED it is the author's alone again: 404.
    const [won, lost] = both.map((reply) => reply.status).toSorted((a, b) => a - b)
    expect(won).toBe(204)
    expect([404, 409]).toContain(lost)
    expect(await trailOf(app, id)).toHaveLength(1)
  })

  test('what was rewritten after the reviewer read it is not decided on: 409', async () => {
    const id = await newActivity(app, scene.lea, { status: 'PENDING' })
    const { dateModified } = (await calls.details(scene.clara, id)).body
    const decide = (read: string) =>
      app.call('reviewActivity', {
        as: scene.clara,
        body: { id, status: 'APPROVED', reviewMessage: 'Passt.', dateModified: read },
      })
    await calls.edit(scene.lea, id, { title: 'Schnell noch anders', isPublic: true, activityStatus: 'PENDING' })
    expect((await decide(dateModified)).status).toBe(409)
    expect(await statusOf(app, id)).toBe('PENDING')
    const now = (await calls.details(scene.clara, id)).body
    expect((await decide(now.dateModified)).status).toBe(204)
  })

  test('without a message: 400; without the right: 403; of another company: 404', async () => {
    const id = await newActivity(app, scene.lea, { status: 'PENDING', isPublic: true })
    expect((await calls.review(scene.clara, id, 'APPROVED', ' ')).status).toBe(400)
    expect((await calls.review(scene.noah, id, 'APPROVED')).status).toBe(403)
    expect((await calls.review(scene.elena, id, 'APPROVED')).status).toBe(404)
    expect((await calls.review(scene.bruno, id, 'APPROVED')).status).toBe(204)
  })

  test('what a review said stays between author and reviewers', async () => {
    const id = await newActivity(app, scene.lea, { status: 'PENDING' })
    await calls.review(scene.clara, id, 'APPROVED', 'Nur für dich.')
    await calls.publish(scene.lea, id)
    expect((await calls.details(scene.noah, id)).body).toMatchObject({ review: null })
    expect((await calls.details(scene.david, id)).body).toMatchObject({ review: { message: 'Nur für dich.' } })
  })
})
