import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, statusIn } from '../../../../test/applications.ts'
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

describe('editApplication', () => {
  test('a draft is rewritten and stays a draft; sent with the edit it waits for an answer', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'DRAFT' })
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'DRAFT', title: 'Neu' })).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({ title: 'Neu', applicationStatus: 'DRAFT' })
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'PENDING' })).status).toBe(204)
    expect(await statusIn(app, 'application', id)).toBe('PENDING')
    expect(await announced(app, id)).toEqual(['application.sent'])
  })

  test('rejected → edited → sent again: the answer of before stays readable, the clock starts anew', async () => {
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity)
    await calls.details(scene.david, id)
    await calls.review(scene.david, id, 'REJECTED', 'Erzähl mehr von dir.')
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'REJECTED', body: 'Mehr.' })).status).toBe(204)
    expect(await statusIn(app, 'application', id)).toBe('REJECTED')
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'PENDING', body: 'Noch mehr.' })).status).toBe(204)
    const { body } = await calls.details(scene.lea, id)
    expect(body).toMatchObject({
      applicationStatus: 'PENDING',
      body: 'Noch mehr.',
      review: { decision: 'REJECTED', message: 'Erzähl mehr von dir.', reviewer: 'David Muster' },
      timeline: [{ step: 'SENT' }, { step: 'SEEN', date: null, person: null }, { step: 'DECIDED', date: null }],
    })
    expect((body as { clock: unknown }).clock).not.toBeNull()
  })

  test('while it is pending nobody edits it: 409, nothing changes', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { title: 'Bleibt' })
    for (const applicationStatus of ['PENDING', 'DRAFT', 'APPROVED'])
      expect(codeIn(await calls.edit(scene.lea, id, { applicationStatus }))).toBe('status_conflict')
    expect((await calls.details(scene.david, id)).body).toMatchObject({ title: 'Bleibt', applicationStatus: 'PENDING' })
  })

  test('an accepted one stays accepted, and the activity’s author is told', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'APPROVED' })
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'APPROVED' })).status).toBe(204)
    expect(await statusIn(app, 'application', id)).toBe('APPROVED')
    expect(await announced(app, id)).toEqual(['application.changed'])
    const empty = await calls.edit(scene.lea, id, { applicationStatus: 'APPROVED', body: '' })
    expect(empty).toMatchObject({ status: 400, body: { errors: ['Bitte schreib eine kurze Nachricht.'] } })
  })

  test('T21: naming another status than it has is a conflict, never a decision', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'DRAFT' })
    for (const applicationStatus of ['APPROVED', 'REJECTED'])
      expect(codeIn(await calls.edit(scene.lea, id, { applicationStatus }))).toBe('status_conflict')
    expect(await statusIn(app, 'application', id)).toBe('DRAFT')
  })

  test('it cannot move to another activity', async () => {
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity, { status: 'DRAFT' })
    const other = await newActivity(app, scene.david)
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'DRAFT', activityId: other })).status).toBe(400)
    expect((await calls.edit(scene.lea, id, { applicationStatus: 'DRAFT', activityId: activity })).status).toBe(204)
  })

  test('the activity’s author may read it, not edit it; a colleague is not told that it exists', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'REJECTED' })
    expect((await calls.edit(scene.david, id, { applicationStatus: 'REJECTED' })).status).toBe(403)
    expect((await calls.edit(scene.noah, id, { applicationStatus: 'REJECTED' })).status).toBe(404)
  })

  test('sending with the edit asks the same rule: a request that was withdrawn no longer opens the way', async () => {
    const activity = await newActivity(app, scene.david, { isPublic: true })
    await newApproval(app, scene.luca, activity, { status: 'REJECTED', decidedBy: scene.elena })
    const id = await newApplication(app, scene.luca, activity, { status: 'DRAFT' })
    expect(codeIn(await calls.edit(scene.luca, id))).toBe('external_request_needed')
    expect(await statusIn(app, 'application', id)).toBe('DRAFT')
  })
})
