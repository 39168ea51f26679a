import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, statusIn } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { announced, callsOf, codeIn, idIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('createApplication', () => {
  test('Lea applies: sent, its author is told, and the answer leads to her application', async () => {
    const activity = await newActivity(app, scene.david)
    const reply = await calls.apply(scene.lea, activity)
    expect(reply.status).toBe(201)
    expect(reply.headers.location).toMatch(/^\/dashboard\/applications\/detail\?id=[0-9a-f-]{36}$/)
    const id = idIn(reply)
    expect(await statusIn(app, 'application', id)).toBe('PENDING')
    expect(await announced(app, id)).toEqual(['application.sent'])
    const { body } = await calls.details(scene.lea, id)
    expect(body).toMatchObject({
      title: 'Ich bringe Python und Neugier mit',
      applicationStatus: 'PENDING',
      activityId: activity,
      authorId: scene.lea.id,
      authorName: 'Lea Muster',
      activityAuthorId: scene.david.id,
      isOwn: true,
      isExternal: false,
      can: { edit: false, send: false, review: false, delete: true, message: false, mail: false },
    })
    const details = (await app.call('readActivity', { as: scene.lea, query: { id: activity } })).body
    expect(details).toMatchObject({ canApply: false, applyBlocker: 'already_applied' })
  })

  test('a draft is hers alone: nobody is told, its author is not told that it exists; it may be without a message', async () => {
    const activity = await newActivity(app, scene.david)
    const id = idIn(await calls.apply(scene.lea, activity, { applicationStatus: 'DRAFT', body: '' }))
    expect(await statusIn(app, 'application', id)).toBe('DRAFT')
    expect(await announced(app, id)).toEqual([])
    expect((await calls.details(scene.david, id)).status).toBe(404)
    expect((await calls.activity(scene.lea, activity)).body).toMatchObject({
      canApply: true,
      ownApplication: { id, status: 'DRAFT' },
      externalRequest: null,
    })
  })

  test('what the form calls a message the refusal calls a message', async () => {
    const reply = await calls.apply(scene.lea, await newActivity(app, scene.david), { body: 'x'.repeat(5001) })
    const sentence = '«Nachricht» darf höchstens 5000 Zeichen haben.'
    expect(reply).toMatchObject({ status: 400, body: { errors: [sentence], fields: [{ path: 'body', sentence }] } })
  })

  test('nobody applies after the start of a project, unless its author ticked «Einstieg jederzeit»', async () => {
    const dayIn = (days: number) => swissDay(new Date(app.clock.now().getTime() + days * 24 * 3600 * 1000))
    const days = (start: number) => ({ dateStart: dayIn(start), dateEnd: dayIn(9) })
    const started = await newActivity(app, scene.david, days(-1))
    const today = await newActivity(app, scene.david, days(0))
    const joinable = await newActivity(app, scene.david, { ...days(-1), isJoinableAnytime: true })
    const underWay = await newActivity(app, scene.david, { ...days(-1), isJoinableAnytime: true, status: 'ONGOING' })
    expect((await calls.activity(scene.lea, started)).body).toMatchObject({ applyBlocker: 'started' })
    expect(await calls.apply(scene.lea, started)).toMatchObject({ status: 409, body: { code: 'activity_not_open' } })
    for (const open of [today, joinable, underWay]) expect((await calls.apply(scene.lea, open)).status).toBe(201)
  })

  test('without a message it cannot be sent: 400 in words', async () => {
    const reply = await calls.apply(scene.lea, await newActivity(app, scene.david), { body: '  ' })
    const sentence = 'Bitte schreib eine kurze Nachricht.'
    expect(reply).toMatchObject({ status: 400, body: { errors: [sentence], fields: [{ path: 'body', sentence }] } })
  })

  test('T21: no client-sent status makes it accepted', async () => {
    const activity = await newActivity(app, scene.david)
    for (const applicationStatus of ['APPROVED', 'REJECTED', 'PUBLISHED', '', null])
      expect((await calls.apply(scene.lea, activity, { applicationStatus })).status).toBe(400)
    expect((await calls.activity(scene.lea, activity)).body).toMatchObject({ ownApplication: null })
  })

  test('T22: who it is from is never taken from the input', async () => {
    const activity = await newActivity(app, scene.david)
    for (const extra of ['authorId', 'companyId', 'activityAuthorId', 'status', 'sentAt', 'dueOn'])
      expect((await calls.apply(scene.lea, activity, { [extra]: scene.noah.id })).status).toBe(400)
  })

  test('who cannot apply is told why', async () => {
    const own = await newActivity(app, scene.lea)
    expect((await calls.apply(scene.lea, own)).status).toBe(403)
    const davids = await newActivity(app, scene.david)
    expect((await calls.apply(scene.clara, davids)).status).toBe(403)
    const over = await newActivity(app, scene.david, { status: 'ARCHIVED' })
    expect(codeIn(await calls.apply(scene.lea, over))).toBe('activity_not_open')
    const full = await newActivity(app, scene.david, { slots: 1, reserved: 1 })
    expect(codeIn(await calls.apply(scene.lea, full))).toBe('activity_full')
    expect((await calls.apply(scene.lea, full, { applicationStatus: 'DRAFT' })).status).toBe(201)
    await newApplication(app, scene.lea, davids)
    expect(codeIn(await calls.apply(scene.lea, davids))).toBe('already_applied')
    const hidden = await newActivity(app, scene.david, { status: 'DRAFT' })
    expect((await calls.apply(scene.lea, hidden)).status).toBe(404)
  })

  test('to another company only with an approved request; somebody who does not see it is not told that it exists', async () => {
    const activity = await newActivity(app, scene.david, { isPublic: true })
    expect(codeIn(await calls.apply(scene.luca, activity))).toBe('external_request_needed')
    const request = await newApproval(app, scene.luca, activity)
    expect(codeIn(await calls.apply(scene.luca, activity))).toBe('external_request_needed')
    await calls.decide(scene.elena, request, 'APPROVED')
    expect((await calls.apply(scene.luca, activity)).status).toBe(201)
    const internal = await newActivity(app, scene.david)
    expect((await calls.apply(scene.luca, internal)).status).toBe(404)
  })

  test('sent twenty times at once there is one', async () => {
    const activity = await newActivity(app, scene.david)
    const replies = await Promise.all(Array.from({ length: 20 }, () => calls.apply(scene.lea, activity)))
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1)
    expect(new Set(replies.filter((reply) => reply.status !== 201).map(codeIn))).toEqual(new Set(['already_applied']))
  })
})
