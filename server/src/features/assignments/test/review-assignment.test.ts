import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment, statusIn } from '../../../../test/applications.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { announcedOf, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('reviewAssignment', () => {
  test('PENDING → APPROVED: what stands in it is in force, and Lea reads who said yes and why', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect((await calls.details(scene.david, id)).body).toMatchObject({
      waitingSince: expect.any(String),
      review: null,
      inForce: null,
      can: { review: true, delete: false, report: true },
    })
    expect((await calls.review(scene.david, id, 'APPROVED', 'Viel Freude.')).status).toBe(204)
    expect(await announcedOf(app, id)).toEqual(['assignment.approved'])
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      assignmentStatus: 'APPROVED',
      waitingSince: null,
      review: { decision: 'APPROVED', message: 'Viel Freude.', reviewer: 'David Muster' },
      inForce: { dateStart: '2026-08-03', dateEnd: '2026-12-18', workload: 100 },
      isOwn: true,
      can: { edit: true, submit: false, review: false, delete: false, report: false },
    })
  })

  test('PENDING → REJECTED: nothing is in force; corrected and handed in again it can be approved, the last answer counts', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect((await calls.review(scene.clara, id, 'REJECTED', 'Das Ende fehlt noch.')).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      review: { decision: 'REJECTED', message: 'Das Ende fehlt noch.', reviewer: 'Clara Muster' },
      inForce: null,
      can: { submit: true, delete: true },
    })
    expect((await calls.submit(scene.lea, id)).status).toBe(204)
    expect((await calls.review(scene.david, id, 'APPROVED', 'Jetzt passt es.')).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body.review).toMatchObject({ message: 'Jetzt passt es.' })
    expect(await announcedOf(app, id)).toEqual(['assignment.approved', 'assignment.rejected', 'assignment.submitted'])
  })

  test('yes and no alike need a message: 400 without one; any other decision: 400', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect((await calls.review(scene.david, id, 'APPROVED', ' ')).body).toMatchObject({
      errors: ['«Nachricht» darf nicht leer sein.'],
    })
    expect((await calls.review(scene.david, id, 'REJECTED', '')).status).toBe(400)
    for (const decision of ['PENDING', 'DRAFT', 'DONE'])
      expect((await calls.review(scene.david, id, decision)).status).toBe(400)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
  })

  test('of two who decide at once one comes too late; only what waits is decided', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING' })
    const replies = await Promise.all([
      calls.review(scene.david, id, 'APPROVED'),
      calls.review(scene.clara, id, 'REJECTED'),
    ])
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const { rows } = await app.pool.query('select 1 from assignment_review where assignment_id = $1', [id])
    expect(rows).toHaveLength(1)
    for (const status of ['APPROVED', 'REJECTED'] as const) {
      const decided = await newAssignment(app, scene.lea, { status })
      expect((await calls.review(scene.david, decided, 'APPROVED')).status).toBe(409)
    }
  })

  test('never one’s own; not by an apprentice, the contact person, another company; a draft is nobody’s business', async () => {
    const both = await newPerson(app, {
      nameFirst: 'Beat',
      companyId: scene.nordwerk,
      roles: ['APPRENTICE', 'VOCATIONAL_TRAINER'],
    })
    const own = await newAssignment(app, both, { status: 'PENDING' })
    expect((await calls.review(both, own, 'APPROVED')).status).toBe(403)
    const id = await newAssignment(app, scene.lea, { status: 'PENDING', contact: scene.noah })
    for (const who of [scene.lea, scene.noah, scene.vera, scene.luca])
      expect((await calls.review(who, id, 'APPROVED')).status).toBe(403)
    expect((await calls.review(scene.elena, id, 'APPROVED')).status).toBe(404)
    const draft = await newAssignment(app, scene.lea)
    expect((await calls.review(scene.david, draft, 'APPROVED')).status).toBe(404)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
    // OWNER and ADMIN of the platform can, where nobody of the company may.
    const elsewhere = await newAssignment(app, scene.luca, { status: 'PENDING' })
    expect((await calls.review(scene.ada, elsewhere, 'APPROVED')).status).toBe(204)
  })

  test('a new version that is rejected leaves in force what was approved', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    await calls.edit(scene.lea, id, { assignmentStatus: 'APPROVED', dateEnd: '2027-01-31' })
    expect((await calls.review(scene.david, id, 'REJECTED', 'Bis Ende Jahr.')).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      assignmentStatus: 'REJECTED',
      dateEnd: '2027-01-31',
      inForce: { dateStart: '2026-08-03', dateEnd: '2026-12-18', workload: 100 },
      can: { delete: false },
    })
  })
})

describe('once more', () => {
  test('Lea can extend what runs and repeat what was approved; nobody can for her, and not what waits', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    const ends = (inDays: number) =>
      app.pool.query(
        "update assignment set date_start = '2020-01-01', date_end = (now() at time zone 'Europe/Zurich')::date + $2::int where id = $1",
        [id, inDays],
      )
    await ends(1)
    expect((await calls.details(scene.lea, id)).body.can).toMatchObject({ extend: true, repeat: true })
    expect((await calls.details(scene.david, id)).body.can).toMatchObject({ extend: false, repeat: false })
    await ends(-1)
    expect((await calls.details(scene.lea, id)).body.can).toMatchObject({ extend: false, repeat: true })
    const waiting = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect((await calls.details(scene.lea, waiting)).body.can).toMatchObject({ extend: false, repeat: false })
  })
})

describe('reporting an assignment', () => {
  const report = (who: Scene['lea'], targetId: string) =>
    app.call('fileReport', { as: who, body: { targetId, target: 'ASSIGNMENT', report: 'OTHER' } })

  test('whoever can read it can report it; the author and who cannot read it cannot', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING', contact: scene.noah })
    expect((await report(scene.noah, id)).status).toBe(204)
    expect((await report(scene.david, id)).status).toBe(204)
    expect((await report(scene.lea, id)).status).toBe(403)
    expect((await report(scene.elena, id)).status).toBe(404)
    expect((await report(scene.vera, id)).status).toBe(404)
  })
})
