import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, newAssignment, statusIn } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, codeIn, idIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const publicOne = (slots = 0, reserved = 0) => newActivity(app, scene.david, { isPublic: true, slots, reserved })

describe('requestApproval', () => {
  test('Luca asks: it waits, his company is told, and the answer leads to his request', async () => {
    const activity = await publicOne()
    const reply = await calls.request(scene.luca, activity)
    expect(reply.status).toBe(201)
    expect(reply.headers.location).toMatch(/^\/dashboard\/applications\/approval\/detail\?id=[0-9a-f-]{36}$/)
    const id = idIn(reply)
    expect(await announced(app, id)).toEqual(['approval.requested'])
    expect((await calls.requestDetails(scene.luca, id)).body).toMatchObject({
      activityId: activity,
      applicantId: scene.luca.id,
      applicantName: 'Luca Muster',
      approvalStatus: 'PENDING',
      comment: '',
      isOwn: true,
      can: { decide: false, delete: true, apply: false },
    })
    const seen = (await app.call('readActivity', { as: scene.luca, query: { id: activity } })).body
    expect(seen).toMatchObject({ canApply: false, applyBlocker: 'external_request_pending' })
    expect((await calls.activity(scene.luca, activity)).body).toMatchObject({
      externalRequest: { id, status: 'PENDING' },
    })
  })

  test('who decides reads why, when and how much, and what else Luca has in that time', async () => {
    const activity = await newActivity(app, scene.david, {
      isPublic: true,
      location: 'Erlenbrugg',
      dateStart: '2026-12-01',
      dateEnd: '2027-01-31',
    })
    const id = idIn(await calls.request(scene.luca, activity, { reason: 'Ich will Daten einer Stadt sehen.' }))
    // From August to December, as made for tests; the draft is nobody else's.
    const submitted = await newAssignment(app, scene.luca, { status: 'PENDING' })
    await newAssignment(app, scene.luca)
    const { body } = await calls.requestDetails(scene.elena, id)
    expect(body).toMatchObject({
      reason: 'Ich will Daten einer Stadt sehen.',
      dateStart: '2026-12-01',
      dateEnd: '2027-01-31',
      location: 'Erlenbrugg',
      workload: 100,
      planned: [{ id: submitted, title: 'Einsatz von Luca', dateStart: '2026-08-03', dateEnd: '2026-12-18' }],
    })
    const later = await newActivity(app, scene.david, {
      isPublic: true,
      dateStart: '2027-03-01',
      dateEnd: '2027-04-30',
    })
    const free = idIn(await calls.request(scene.luca, later))
    expect((await calls.requestDetails(scene.elena, free)).body).toMatchObject({ reason: '', planned: [] })
    expect((await calls.request(scene.luca, later, { reason: 'x'.repeat(1001) })).status).toBe(400)
  })

  test('T21: nobody approves themselves by what they send', async () => {
    const activity = await publicOne()
    for (const changes of [{ approvalStatus: 'APPROVED' }, { approvalStatus: 'REJECTED' }, { comment: 'Gern.' }])
      expect((await calls.request(scene.luca, activity, changes)).status).toBe(400)
    expect((await calls.activity(scene.luca, activity)).body).toMatchObject({ externalRequest: null })
  })

  test('one open request per person and activity, also when twenty are sent at once; after a rejection a new one', async () => {
    const activity = await publicOne()
    const replies = await Promise.all(Array.from({ length: 20 }, () => calls.request(scene.luca, activity)))
    const made = replies.filter((reply) => reply.status === 201)
    expect(made).toHaveLength(1)
    expect(new Set(replies.filter((reply) => reply.status !== 201).map(codeIn))).toEqual(new Set(['request_exists']))
    await calls.decide(scene.elena, idIn(made[0]!), 'REJECTED')
    const again = await calls.request(scene.luca, activity)
    expect(again.status).toBe(201)
    await calls.decide(scene.elena, idIn(again), 'APPROVED')
    // Now the way is open: there is nothing more to ask.
    expect(codeIn(await calls.request(scene.luca, activity))).toBe('request_exists')
    expect(await statusIn(app, 'approval', idIn(again))).toBe('APPROVED')
  })

  test('refused where it makes no sense', async () => {
    const internal = await newActivity(app, scene.david, { isPublic: true })
    expect((await calls.request(scene.lea, internal)).status).toBe(403)
    expect((await calls.request(scene.elena, internal)).status).toBe(403)
    expect((await calls.request(scene.luca, await newActivity(app, scene.david))).status).toBe(404)
    expect(codeIn(await calls.request(scene.luca, await publicOne(1, 1)))).toBe('activity_full')
    const over = await newActivity(app, scene.david, { isPublic: true, status: 'ARCHIVED' })
    expect(codeIn(await calls.request(scene.luca, over))).toBe('activity_not_open')
    const applied = await publicOne()
    await newApproval(app, scene.luca, applied, { status: 'APPROVED', decidedBy: scene.elena })
    await newApplication(app, scene.luca, applied)
    expect(codeIn(await calls.request(scene.luca, applied))).toBe('already_applied')
  })
})
