import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { assignmentForm, newAssignment, statusIn } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const edit = (who: Person, assignmentId: string, changes: Record<string, unknown> = {}) =>
  app.call('editAssignment', { as: who, body: { assignmentId, ...assignmentForm(changes) } })
const submit = (who: Person, id: string) => app.call('submitAssignment', { as: who, body: { id } })
const form = (who: Person, id: string) => app.call('readAssignmentForm', { as: who, query: { id } })
const details = (who: Person, id: string) => app.call('readAssignment', { as: who, query: { id } })
const announcedOf = async (id: string) => {
  const { rows } = await app.pool.query<{ event: string }>(
    "select data ->> 'event' as event from pgboss.job where name = 'event' and data -> 'payload' ->> 'assignmentId' = $1",
    [id],
  )
  return rows.map((row) => row.event)
}

describe('editAssignment', () => {
  test('a draft keeps its status and is handed in with the edit if it says so', async () => {
    const id = await newAssignment(app, scene.lea)
    expect((await edit(scene.lea, id, { title: 'Neu' })).status).toBe(204)
    expect((await form(scene.lea, id)).body).toMatchObject({ title: 'Neu', assignmentStatus: 'DRAFT' })
    expect((await edit(scene.lea, id, { assignmentStatus: 'PENDING' })).status).toBe(204)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
    expect(await announcedOf(id)).toEqual(['assignment.submitted'])
  })

  test('the apprentice rewrites an approved one: it is reviewed again; whoever holds UPDATE_ASSIGNMENT need not', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    expect((await form(scene.lea, id)).body).toMatchObject({ savingNeedsReview: true })
    expect((await edit(scene.david, id, { assignmentStatus: 'APPROVED' })).status).toBe(204)
    expect(await statusIn(app, 'assignment', id)).toBe('APPROVED')
    expect((await edit(scene.lea, id, { assignmentStatus: 'APPROVED' })).status).toBe(204)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
  })

  test('T21: naming another status is a conflict, never a decision', async () => {
    for (const [stored, named] of [
      ['DRAFT', 'APPROVED'],
      ['PENDING', 'APPROVED'],
      ['REJECTED', 'APPROVED'],
      ['PENDING', 'DRAFT'],
    ] as const) {
      const id = await newAssignment(app, scene.lea, { status: stored })
      expect((await edit(scene.lea, id, { assignmentStatus: named })).status).toBe(409)
      expect(await statusIn(app, 'assignment', id)).toBe(stored)
    }
  })

  test('a contact person in the system needs no name beside; past the draft nothing may be missing', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING' })
    const reply = await edit(scene.lea, id, { assignmentStatus: 'PENDING', contactId: scene.david.id, contact: 'Egal' })
    expect(reply.status).toBe(204)
    expect((await form(scene.lea, id)).body).toMatchObject({ contact: '', contactName: 'David Muster' })
    expect((await edit(scene.lea, id, { assignmentStatus: 'PENDING', location: '' })).status).toBe(400)
  })

  test('a draft is its author’s alone; past it the contact person reads it, colleagues do not', async () => {
    const draft = await newAssignment(app, scene.lea, { contact: scene.noah })
    for (const who of [scene.noah, scene.david, scene.clara]) expect((await details(who, draft)).status).toBe(404)
    const sent = await newAssignment(app, scene.lea, { status: 'PENDING', contact: scene.noah })
    expect((await details(scene.noah, sent)).status).toBe(200)
    expect((await edit(scene.noah, sent, { assignmentStatus: 'PENDING' })).status).toBe(403)
    expect((await details(scene.david, sent)).status).toBe(200)
    expect((await details(scene.elena, sent)).status).toBe(404)
    expect((await details(scene.vera, sent)).status).toBe(404)
  })
})

describe('submitAssignment', () => {
  test('DRAFT and REJECTED → PENDING, once; refused from PENDING and APPROVED', async () => {
    for (const status of ['DRAFT', 'REJECTED'] as const) {
      const id = await newAssignment(app, scene.lea, { status })
      expect((await submit(scene.lea, id)).status).toBe(204)
      expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
      expect((await submit(scene.lea, id)).status).toBe(409)
    }
    const approved = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    expect((await submit(scene.lea, approved)).status).toBe(409)
  })

  test('an unfinished draft: 400; who may approve does not hand in for others', async () => {
    const id = await newAssignment(app, scene.lea)
    await edit(scene.lea, id, { description: '' })
    expect((await submit(scene.lea, id)).status).toBe(400)
    const rejected = await newAssignment(app, scene.lea, { status: 'REJECTED' })
    expect((await submit(scene.david, rejected)).status).toBe(403)
    expect((await submit(scene.luca, rejected)).status).toBe(404)
  })
})
