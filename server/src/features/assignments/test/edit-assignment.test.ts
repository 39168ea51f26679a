import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment, statusIn } from '../../../../test/applications.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { announcedOf, callsOf, idIn } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

/** As `newAssignment` makes it: what is named is what changes. */
const unchanged = {
  title: 'Einsatz von Lea',
  description: 'Darum geht es.',
  department: 'Team',
  workload: 100,
  assignmentStatus: 'APPROVED',
}

describe('editAssignment', () => {
  test('a draft keeps its status and is handed in with the edit if it says so', async () => {
    const id = await newAssignment(app, scene.lea)
    expect((await calls.edit(scene.lea, id, { title: 'Neu' })).status).toBe(204)
    expect((await calls.form(scene.lea, id)).body).toMatchObject({ title: 'Neu', assignmentStatus: 'DRAFT' })
    expect((await calls.edit(scene.lea, id, { assignmentStatus: 'PENDING' })).status).toBe(204)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
    expect(await announcedOf(app, id)).toEqual(['assignment.submitted'])
  })

  test('Lea corrects title, description, team and address of an approved one: it stays approved, those who decide are told', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    expect((await calls.form(scene.lea, id)).body).toMatchObject({ savingNeedsReview: true, isContactFrozen: true })
    const words = { title: 'Neu', description: 'Anders.', department: 'Kasse', location: 'Bern' }
    expect((await calls.edit(scene.lea, id, { ...unchanged, ...words })).status).toBe(204)
    expect((await calls.form(scene.lea, id)).body).toMatchObject({ ...words, assignmentStatus: 'APPROVED' })
    expect(await announcedOf(app, id)).toEqual(['assignment.changed'])
  })

  test('saving an approved one without a change tells nobody', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    expect((await calls.edit(scene.lea, id, unchanged)).status).toBe(204)
    expect(await statusIn(app, 'assignment', id)).toBe('APPROVED')
    expect(await announcedOf(app, id)).toEqual([])
  })

  test('Lea changes dates, workload, sector or activity: it is reviewed again, and what was approved stays in force', async () => {
    const activity = await newActivity(app, scene.david)
    const other = demoId('ws-ecommerce')
    for (const change of [
      { dateStart: '2026-08-10' },
      { dateEnd: '2026-11-30' },
      { workload: 60 },
      { workSectorId: other },
      { activityId: activity },
    ]) {
      const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
      expect((await calls.edit(scene.lea, id, { ...unchanged, ...change })).status).toBe(204)
      expect((await calls.details(scene.david, id)).body).toMatchObject({
        assignmentStatus: 'PENDING',
        inForce: { dateStart: '2026-08-03', dateEnd: '2026-12-18', workload: 100 },
        can: { review: true },
      })
      expect(await announcedOf(app, id)).toEqual(['assignment.submitted'])
    }
  })

  test('whoever holds UPDATE_ASSIGNMENT changes an approved one without review: that is in force at once', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    expect((await calls.form(scene.david, id)).body).toMatchObject({ savingNeedsReview: false, isContactFrozen: false })
    expect((await calls.edit(scene.david, id, { ...unchanged, dateEnd: '2026-10-30', workload: 40 })).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      assignmentStatus: 'APPROVED',
      inForce: { dateStart: '2026-08-03', dateEnd: '2026-10-30', workload: 40 },
    })
  })

  test('T15: the contact person of what is in force is not Lea’s to change, also while a new version waits', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED', contact: scene.noah })
    const frozen = {
      status: 409,
      body: {
        code: 'contact_frozen',
        detail: 'Die Kontaktperson eines genehmigten Einsatzes ändert deine Berufsbildnerin oder dein Berufsbildner.',
      },
    }
    for (const contact of [{ contactId: scene.vera.id }, { contactId: null, contact: 'Rita Beispiel' }])
      expect(await calls.edit(scene.lea, id, { ...unchanged, ...contact })).toMatchObject(frozen)
    await calls.edit(scene.lea, id, { ...unchanged, contactId: scene.noah.id, workload: 50 })
    const waiting = { ...unchanged, workload: 50, assignmentStatus: 'PENDING' }
    expect(await calls.edit(scene.lea, id, { ...waiting, contactId: scene.vera.id })).toMatchObject(frozen)
    await calls.review(scene.david, id, 'REJECTED')
    expect(await calls.edit(scene.lea, id, { ...waiting, contactId: scene.vera.id })).toMatchObject(frozen)
    expect((await calls.form(scene.lea, id)).body).toMatchObject({ contactId: scene.noah.id, isContactFrozen: true })
  })

  test('David changes the contact person of an approved one: both are told, and the trail says who it was', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED', contact: scene.noah })
    expect((await calls.edit(scene.david, id, { ...unchanged, contactId: scene.vera.id })).status).toBe(204)
    expect(await announcedOf(app, id)).toEqual(['assignment.contactNamed', 'assignment.contactRemoved'])
    const { rows } = await app.pool.query("select details from audit where target_id = $1 and action = 'edit'", [id])
    expect(rows).toEqual([{ details: { formerContactId: scene.noah.id } }])
    expect((await calls.details(scene.noah, id)).status).toBe(404)
    expect((await calls.details(scene.vera, id)).status).toBe(200)
  })

  test('a contact person is told once it is handed in: not of a draft, not of what was told already', async () => {
    const id = idIn(await calls.create(scene.lea, { contactId: scene.noah.id }))
    expect(await announcedOf(app, id)).toEqual([])
    await calls.edit(scene.lea, id, { contactId: scene.noah.id, assignmentStatus: 'PENDING' })
    expect(await announcedOf(app, id)).toEqual(['assignment.contactNamed', 'assignment.submitted'])
    await calls.review(scene.david, id, 'REJECTED')
    await calls.submit(scene.lea, id)
    const named = (await announcedOf(app, id)).filter((event) => event === 'assignment.contactNamed')
    expect(named).toHaveLength(1)
    const handedIn = idIn(await calls.create(scene.lea, { contactId: scene.noah.id, assignmentStatus: 'PENDING' }))
    expect(await announcedOf(app, handedIn)).toEqual(['assignment.contactNamed', 'assignment.submitted'])
    const draft = await newAssignment(app, scene.lea, { contact: scene.noah })
    await calls.submit(scene.lea, draft)
    expect(await announcedOf(app, draft)).toEqual(['assignment.contactNamed', 'assignment.submitted'])
  })

  test('T21: naming another status is a conflict, never a decision', async () => {
    for (const [stored, named] of [
      ['DRAFT', 'APPROVED'],
      ['PENDING', 'APPROVED'],
      ['REJECTED', 'APPROVED'],
      ['PENDING', 'DRAFT'],
    ] as const) {
      const id = await newAssignment(app, scene.lea, { status: stored })
      expect((await calls.edit(scene.lea, id, { assignmentStatus: named })).status).toBe(409)
      expect(await statusIn(app, 'assignment', id)).toBe(stored)
    }
  })

  test('a contact person in the system needs no name beside; past the draft nothing may be missing', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING' })
    const reply = await calls.edit(scene.lea, id, {
      assignmentStatus: 'PENDING',
      contactId: scene.david.id,
      contact: 'Egal',
    })
    expect(reply.status).toBe(204)
    expect((await calls.form(scene.lea, id)).body).toMatchObject({ contact: '', contactName: 'David Muster' })
    expect((await calls.edit(scene.lea, id, { assignmentStatus: 'PENDING', location: '' })).status).toBe(400)
  })

  test('a draft is its author’s alone; past it the contact person reads it, colleagues do not', async () => {
    const draft = await newAssignment(app, scene.lea, { contact: scene.noah })
    for (const who of [scene.noah, scene.david, scene.clara]) expect((await calls.details(who, draft)).status).toBe(404)
    const sent = await newAssignment(app, scene.lea, { status: 'PENDING', contact: scene.noah })
    expect((await calls.details(scene.noah, sent)).status).toBe(200)
    expect((await calls.edit(scene.noah, sent, { assignmentStatus: 'PENDING' })).status).toBe(403)
    expect((await calls.details(scene.david, sent)).status).toBe(200)
    expect((await calls.details(scene.elena, sent)).status).toBe(404)
    expect((await calls.details(scene.vera, sent)).status).toBe(404)
  })
})

describe('submitAssignment', () => {
  test('DRAFT and REJECTED → PENDING, once; refused from PENDING and APPROVED', async () => {
    for (const status of ['DRAFT', 'REJECTED'] as const) {
      const id = await newAssignment(app, scene.lea, { status })
      expect((await calls.submit(scene.lea, id)).status).toBe(204)
      expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
      expect((await calls.submit(scene.lea, id)).status).toBe(409)
    }
    const approved = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    expect((await calls.submit(scene.lea, approved)).status).toBe(409)
  })

  test('an unfinished draft: 400; who may approve does not hand in for others', async () => {
    const id = await newAssignment(app, scene.lea)
    await calls.edit(scene.lea, id, { description: '' })
    expect((await calls.submit(scene.lea, id)).status).toBe(400)
    const rejected = await newAssignment(app, scene.lea, { status: 'REJECTED' })
    expect((await calls.submit(scene.david, rejected)).status).toBe(403)
    expect((await calls.submit(scene.luca, rejected)).status).toBe(404)
  })

  test('once one side has submitted its evaluation, dates and contact person are fixed for everybody; words may change', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { contactPart: 'submitted' })
    const same = { ...unchanged, location: 'Olten', contactId: contact.id, contact: '' }
    for (const change of [{ dateStart: '2026-08-10' }, { dateEnd: '2026-11-30' }, { contactId: scene.noah.id }])
      for (const who of [scene.lea, scene.david, scene.ada])
        expect((await calls.edit(who, id, { ...same, ...change })).body).toMatchObject({
          code: 'assignment_dates_fixed',
        })
    expect((await calls.edit(scene.lea, id, { ...same, title: 'Neu' })).status).toBe(204)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({ title: 'Neu', can: { evaluate: true } })
    expect((await calls.details(scene.ada, id)).body).toMatchObject({ can: { evaluate: false } })
  })
})
