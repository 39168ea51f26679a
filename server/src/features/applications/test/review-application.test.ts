import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, statusIn } from '../../../../test/applications.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, codeIn, reservedOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const leaves = (id: string) =>
  app.pool.query("update person set status = 'DEACTIVATED', rights_version = rights_version + 1 where id = $1", [id])

describe('reviewApplication', () => {
  test('PENDING → APPROVED: a slot is taken, the applicant is told and reads the message', async () => {
    const activity = await newActivity(app, scene.david, { slots: 2 })
    const id = await newApplication(app, scene.lea, activity)
    expect((await calls.review(scene.david, id, 'APPROVED', 'Willkommen im Team.')).status).toBe(204)
    expect(await statusIn(app, 'application', id)).toBe('APPROVED')
    expect(await reservedOf(app, activity)).toBe(1)
    expect(await announced(app, id)).toEqual(['application.approved'])
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      review: { decision: 'APPROVED', message: 'Willkommen im Team.', reviewer: 'David Muster' },
      clock: null,
      timeline: [
        { step: 'SENT' },
        { step: 'SEEN', person: 'David Muster' },
        { step: 'DECIDED', person: 'David Muster' },
      ],
      can: { edit: true, send: false, review: false, delete: true, createAssignment: true },
    })
  })

  test('PENDING → REJECTED takes no slot', async () => {
    const activity = await newActivity(app, scene.david, { slots: 1 })
    const id = await newApplication(app, scene.lea, activity)
    expect((await calls.review(scene.david, id, 'REJECTED')).status).toBe(204)
    expect(await reservedOf(app, activity)).toBe(0)
    expect(await announced(app, id)).toEqual(['application.rejected'])
  })

  test('without a message: 400', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    expect((await calls.review(scene.david, id, 'APPROVED', ' ')).status).toBe(400)
    expect(await statusIn(app, 'application', id)).toBe('PENDING')
  })

  test('twice: the second comes too late and takes no second slot', async () => {
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity)
    const replies = await Promise.all([1, 2, 3].map(() => calls.review(scene.david, id, 'APPROVED')))
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect(await reservedOf(app, activity)).toBe(1)
  })

  test('the last slot for two at once: one wins, the other gets a clear 409 and stays pending', async () => {
    const activity = await newActivity(app, scene.david, { slots: 1 })
    const ids = [await newApplication(app, scene.lea, activity), await newApplication(app, scene.noah, activity)]
    const replies = await Promise.all(ids.map((id) => calls.review(scene.david, id, 'APPROVED')))
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const late = replies.find((reply) => reply.status === 409)!
    expect(late.body).toMatchObject({ code: 'activity_full', title: 'Kein Platz mehr' })
    const statuses = await Promise.all(ids.map((id) => statusIn(app, 'application', id)))
    expect(new Set(statuses)).toEqual(new Set(['APPROVED', 'PENDING']))
    expect(await reservedOf(app, activity)).toBe(1)
  })

  test('for an archived activity nobody is accepted any more, but everybody gets an answer', async () => {
    const activity = await newActivity(app, scene.david, { status: 'ARCHIVED' })
    const id = await newApplication(app, scene.lea, activity)
    expect(codeIn(await calls.review(scene.david, id, 'APPROVED'))).toBe('activity_not_open')
    expect((await calls.review(scene.david, id, 'REJECTED')).status).toBe(204)
  })

  test('only the activity’s author: the applicant 403, an officer of the company and a stranger 404', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    expect((await calls.review(scene.lea, id, 'APPROVED')).status).toBe(403)
    for (const who of [scene.clara, scene.ada, scene.elena, scene.luca])
      expect((await calls.review(who, id, 'APPROVED')).status).toBe(404)
    expect(await statusIn(app, 'application', id)).toBe('PENDING')
  })

  test('once the author has left, those of the company who approve activities decide; not of another, not their own', async () => {
    const gone = await newPerson(app, { nameFirst: 'Gerda', companyId: scene.nordwerk, roles: ['VOCATIONAL_TRAINER'] })
    const activity = await newActivity(app, gone)
    const id = await newApplication(app, scene.lea, activity)
    expect((await calls.details(scene.clara, id)).status).toBe(404)
    await leaves(gone.id)
    expect((await calls.details(scene.clara, id)).body).toMatchObject({ can: { review: true } })
    expect((await calls.list(scene.clara, 'received')).body).toMatchObject({ content: [{ id }] })
    expect((await calls.review(scene.elena, id, 'APPROVED')).status).toBe(404)
    expect((await calls.review(scene.noah, id, 'APPROVED')).status).toBe(404)
    const both = await newPerson(app, {
      nameFirst: 'Beat',
      companyId: scene.nordwerk,
      roles: ['USER', 'VOCATIONAL_TRAINER'],
    })
    const own = await newApplication(app, both, activity)
    expect((await calls.review(both, own, 'APPROVED')).status).toBe(403)
    expect((await calls.review(scene.clara, id, 'APPROVED')).status).toBe(204)
  })
})
