import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApproval, statusIn } from '../../../../test/applications.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, codeIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const newRequest = async () => newApproval(app, scene.luca, await newActivity(app, scene.david, { isPublic: true }))

describe('decideApproval', () => {
  test('Elena approves with a comment: Luca is told and can apply', async () => {
    const activity = await newActivity(app, scene.david, { isPublic: true })
    const id = await newApproval(app, scene.luca, activity)
    expect((await calls.decide(scene.elena, id, 'APPROVED', 'Gute Ergänzung.')).status).toBe(204)
    expect(await announced(app, id)).toEqual(['approval.approved'])
    expect((await calls.requestDetails(scene.luca, id)).body).toMatchObject({
      approvalStatus: 'APPROVED',
      comment: 'Gute Ergänzung.',
      decidedBy: 'Elena Muster',
      clock: null,
      timeline: [
        { step: 'SENT' },
        { step: 'SEEN', person: 'Elena Muster' },
        { step: 'DECIDED', person: 'Elena Muster' },
      ],
      can: { decide: false, delete: false, apply: true },
    })
    expect((await calls.apply(scene.luca, activity)).status).toBe(201)
  })

  test('rejected: he is told, and the way stays closed', async () => {
    const activity = await newActivity(app, scene.david, { isPublic: true })
    const id = await newApproval(app, scene.luca, activity)
    expect((await calls.decide(scene.elena, id, 'REJECTED', 'Erst nach der Prüfung.')).status).toBe(204)
    expect(await announced(app, id)).toEqual(['approval.rejected'])
    const seen = (await app.call('readActivity', { as: scene.luca, query: { id: activity } })).body
    expect(seen).toMatchObject({ canApply: false, applyBlocker: 'external_request_rejected' })
  })

  test('a comment is mandatory; a second decision comes too late', async () => {
    const id = await newRequest()
    expect((await calls.decide(scene.elena, id, 'APPROVED', '')).status).toBe(400)
    expect((await calls.decide(scene.elena, id, 'REJECTED')).status).toBe(204)
    expect(codeIn(await calls.decide(scene.elena, id, 'APPROVED'))).toBe('status_conflict')
    expect(await statusIn(app, 'approval', id)).toBe('REJECTED')
  })

  test('the applicant’s own company decides: neither the applicant nor the company of the activity', async () => {
    const id = await newRequest()
    expect((await calls.decide(scene.luca, id, 'APPROVED')).status).toBe(403)
    expect((await calls.decide(scene.clara, id, 'APPROVED')).status).toBe(404)
    expect((await calls.decide(scene.david, id, 'APPROVED')).status).toBe(404)
    const roles = ['APPRENTICE' as const, 'VOCATIONAL_TRAINER' as const]
    const email = 'beat@suedwerk.example'
    const both = await newPerson(app, { nameFirst: 'Beat', companyId: scene.suedwerk, roles, email })
    const own = await newApproval(app, both, await newActivity(app, scene.david, { isPublic: true }))
    expect((await calls.decide(both, own, 'APPROVED')).status).toBe(403)
    expect(await statusIn(app, 'approval', own)).toBe('PENDING')
    expect((await calls.decide(both, id, 'APPROVED')).status).toBe(204)
  })

  test('it is about the activity it is about', async () => {
    const id = await newRequest()
    const other = await newActivity(app, scene.david)
    const body = { id, activityId: other, approvalStatus: 'APPROVED', comment: 'Gern.' }
    expect((await app.call('decideApproval', { as: scene.elena, body })).status).toBe(400)
  })
})

describe('deleteApproval', () => {
  test('the applicant takes it back, unless it was approved', async () => {
    const pending = await newRequest()
    expect((await calls.removeRequest(scene.luca, pending)).status).toBe(204)
    expect(await statusIn(app, 'approval', pending)).toBeUndefined()
    const rejected = await newRequest()
    await calls.decide(scene.elena, rejected, 'REJECTED')
    expect((await calls.removeRequest(scene.luca, rejected)).status).toBe(204)
    const approved = await newRequest()
    await calls.decide(scene.elena, approved, 'APPROVED')
    expect(codeIn(await calls.removeRequest(scene.luca, approved))).toBe('status_conflict')
    expect(await statusIn(app, 'approval', approved)).toBe('APPROVED')
  })

  test('nobody else does: who decides 403, others are not told that it exists', async () => {
    const id = await newRequest()
    expect((await calls.removeRequest(scene.elena, id)).status).toBe(403)
    expect((await calls.removeRequest(scene.david, id)).status).toBe(404)
    expect(await statusIn(app, 'approval', id)).toBe('PENDING')
  })
})
