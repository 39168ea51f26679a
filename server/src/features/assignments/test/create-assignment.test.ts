import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { assignmentForm, newApplication, statusIn } from '../../../../test/applications.ts'
import type { Reply } from '../../../../test/call.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const create = (who: Person, changes: Record<string, unknown> = {}) =>
  app.call('createAssignment', { as: who, body: assignmentForm(changes) })
const prefill = (who: Person, id: string) =>
  app.call('readAssignmentPrefill', { as: who, query: { applicationId: id } })
const idIn = (reply: Reply) => String(reply.headers.location).split('id=')[1]!
const accepted = async (changes = {}) => {
  const activity = await newActivity(app, scene.david, {
    title: 'Kassendaten auswerten',
    department: 'Filialinformatik',
    dateStart: '2027-01-04',
    dateEnd: '2027-03-26',
    ...changes,
  })
  return { activity, application: await newApplication(app, scene.lea, activity, { status: 'APPROVED' }) }
}

describe('readAssignmentPrefill', () => {
  test('dates, workload, sector, team, place and contact person come from the activity', async () => {
    const { activity, application } = await accepted()
    expect((await prefill(scene.lea, application)).body).toEqual({
      applicationId: application,
      assignmentId: null,
      activityId: activity,
      title: 'Kassendaten auswerten',
      description: 'Darum geht es.',
      location: 'Olten',
      workSectorId: SECTOR,
      department: 'Filialinformatik',
      dateStart: '2027-01-04',
      dateEnd: '2027-03-26',
      workload: 100,
      contactId: scene.david.id,
      contact: '',
      contactEmail: null,
      activityTitle: 'Kassendaten auswerten',
      contactName: 'David Muster',
      assignmentStatus: 'DRAFT',
    })
  })

  test('only of an accepted one, only for the apprentice whose it is', async () => {
    const { application } = await accepted()
    expect((await prefill(scene.david, application)).status).toBe(403)
    expect((await prefill(scene.luca, application)).status).toBe(404)
    const pending = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    expect(await prefill(scene.lea, pending)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
  })
})

describe('createAssignment', () => {
  test('one click from submission: what was filled in can be handed in as it is', async () => {
    const { activity, application } = await accepted()
    const { activityTitle: _t, contactName: _c, ...filled } = (await prefill(scene.lea, application)).body
    const reply = await app.call('createAssignment', {
      as: scene.lea,
      body: { ...filled, assignmentStatus: 'PENDING' },
    })
    expect(reply.status).toBe(201)
    expect(reply.headers.location).toMatch(/^\/dashboard\/company\/assignment\?id=[0-9a-f-]{36}$/)
    const id = idIn(reply)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
    expect((await app.call('readAssignment', { as: scene.david, query: { id } })).body).toMatchObject({
      assignmentId: id,
      activityId: activity,
      applicationId: application,
      assignmentType: 'ACTIVITY',
      assignmentStatus: 'PENDING',
      contactId: scene.david.id,
      contactNameFirst: 'David',
      contactNameLast: 'Muster',
    })
    const details = (await app.call('readApplication', { as: scene.lea, query: { id: application } })).body
    expect(details).toMatchObject({ assignmentId: id, can: { createAssignment: false } })
  })

  test('one for each accepted application, however often it is asked for', async () => {
    const { application } = await accepted()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create(scene.lea, { applicationId: application })),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const late = replies.find((reply) => reply.status === 409)!
    expect(late.body).toMatchObject({ code: 'assignment_exists' })
    const made = idIn(replies.find((reply) => reply.status === 201)!)
    expect((await prefill(scene.lea, application)).body).toMatchObject({ assignmentId: made })
  })

  test('not of somebody else’s application, not of one that was not accepted, not to another activity', async () => {
    const { application } = await accepted()
    const other = await newActivity(app, scene.david)
    expect((await create(scene.luca, { applicationId: application })).status).toBe(404)
    expect((await create(scene.lea, { applicationId: application, activityId: other })).status).toBe(400)
    const pending = await newApplication(app, scene.lea, other)
    expect((await create(scene.lea, { applicationId: pending })).status).toBe(409)
  })

  test('without an application: a draft with gaps; its type follows from its dates', async () => {
    const draft = idIn(await create(scene.lea, { dateStart: null, dateEnd: null, description: '', contact: '' }))
    expect(await statusIn(app, 'assignment', draft)).toBe('DRAFT')
    const typeOf = async (changes: Record<string, unknown>) => {
      const id = idIn(await create(scene.lea, changes))
      const { body } = await app.call('readAssignment', { as: scene.lea, query: { id } })
      return body.assignmentType
    }
    expect(await typeOf({ dateStart: '2026-11-02', dateEnd: '2026-11-08' })).toBe('SHORT_TERM')
    expect(await typeOf({ dateStart: '2026-11-02', dateEnd: '2026-11-09' })).toBe('UNLINKED')
    expect(await typeOf({ activityId: await newActivity(app, scene.david) })).toBe('ACTIVITY')
  })

  test('handed in with gaps: 400 says which', async () => {
    const empty = { description: '', location: '', department: '', workSectorId: null, dateStart: null, contact: '' }
    const reply = await create(scene.lea, { ...empty, assignmentStatus: 'PENDING' })
    expect(reply.status).toBe(400)
    const gaps = [
      ['dateStart', '«Start» fehlt.'],
      ['workSectorId', '«Bereich» fehlt.'],
      ['department', '«Team» darf nicht leer sein.'],
      ['location', '«Adresse» darf nicht leer sein.'],
      ['contact', '«Kontaktperson» fehlt.'],
      ['description', '«Beschreibung» darf nicht leer sein.'],
    ]
    expect(reply.body).toMatchObject({
      errors: gaps.map(([, sentence]) => sentence),
      fields: gaps.map(([path, sentence]) => ({ path, sentence })),
    })
  })

  test('a field is called as in the form: the place of an assignment is its address', async () => {
    const sentence = '«Adresse» darf höchstens 120 Zeichen haben.'
    expect(await create(scene.lea, { location: 'x'.repeat(121) })).toMatchObject({
      status: 400,
      body: { errors: [sentence], fields: [{ path: 'location', sentence }] },
    })
  })

  test('T21, T22: no approved one, nobody else’s name, no hidden activity, no made-up person', async () => {
    for (const assignmentStatus of ['APPROVED', 'REJECTED', ''])
      expect((await create(scene.lea, { assignmentStatus })).status).toBe(400)
    expect((await create(scene.lea, { authorId: scene.noah.id })).status).toBe(400)
    const hidden = await newActivity(app, scene.elena)
    expect((await create(scene.lea, { activityId: hidden })).status).toBe(400)
    expect((await create(scene.lea, { contactId: '0198c0de-0000-7000-8000-000000000001' })).status).toBe(400)
    expect((await create(scene.lea, { contactId: scene.lea.id })).status).toBe(400)
    expect((await create(scene.noah)).status).toBe(403)
    expect((await create(scene.clara)).status).toBe(403)
  })
})
