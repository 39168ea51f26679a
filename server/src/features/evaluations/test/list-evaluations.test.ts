import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newContact, newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
let contact: Person
let lea: string
let luca: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  contact = await newContact(app, scene.suedwerk)
  lea = (await newEvaluation(app, scene.lea, { contact, apprentice: 'submitted' })).id
  luca = (await newEvaluation(app, scene.luca)).id
})

const listed = async (who: Person) => {
  const { body } = await callsOf(app).list(who)
  return body.content.map(({ assignmentId }) => assignmentId)
}

describe('listEvaluations', () => {
  test('own ones on either side, those of the company for trainer and officer; OWNER and ADMIN only their own', async () => {
    expect(await listed(scene.lea)).toEqual([lea])
    expect(await listed(contact)).toEqual([lea])
    expect(await listed(scene.david)).toEqual([lea])
    expect(await listed(scene.clara)).toEqual([lea])
    expect(await listed(scene.elena)).toEqual([luca])
    for (const who of [scene.ada, scene.bruno, scene.noah, scene.vera]) expect(await listed(who)).toEqual([])
  })

  test('a row tells who is still to come; a contact person of another company reads the full name of a minor', async () => {
    await app.pool.query("update person set adult_from = '2099-01-01' where id = $1", [scene.lea.id])
    const { body } = await callsOf(app).list(contact)
    expect(body.content).toMatchObject([
      {
        apprenticeName: 'Lea Muster',
        apprenticeState: 'SUBMITTED',
        contactState: 'OPEN',
        evaluationStatus: 'DRAFT',
        side: 'CONTACT',
        can: { fill: true, export: false },
      },
    ])
  })

  test('sorts by each column, either way; another column is refused', async () => {
    const second = await newEvaluation(app, scene.lea, { contact, apprentice: 'submitted', contactPart: 'submitted' })
    await app.pool.query("update assignment set title = 'Zeichnen' where id = $1", [second.id])
    await app.pool.query("update assignment set title = 'Archiv' where id = $1", [lea])
    await app.pool.query("update assignment set date_start = '2026-02-02' where id = $1", [second.id])
    const sorted = async (sort: string) =>
      app.call('listEvaluations', { as: scene.lea, query: { sort: sort as 'status,asc' } })
    const idsOf = async (sort: string) => (await sorted(sort)).body.content.map(({ assignmentId }) => assignmentId)
    expect(await idsOf('assignment,asc')).toEqual([lea, second.id])
    expect(await idsOf('assignment,desc')).toEqual([second.id, lea])
    expect(await idsOf('status,asc')).toEqual([lea, second.id])
    expect(await idsOf('status,desc')).toEqual([second.id, lea])
    for (const column of ['apprentice', 'contact', 'period'])
      for (const way of ['asc', 'desc'])
        expect(new Set(await idsOf(`${column},${way}`))).toEqual(new Set([lea, second.id]))
    expect((await sorted('grade,asc')).status).toBe(400)
    await app.pool.query('delete from assignment where id = $1', [second.id])
  })

  test('what is outstanding is counted by the company it is about, not by the contact person’s', async () => {
    await app.pool.query("update assignment set date_start = '2026-01-05', date_end = '2026-02-06' where id = $1", [
      lea,
    ])
    const outstanding = async (who: Person) =>
      (await app.call('listEvaluations', { as: who, query: { outstanding: 'ALL' } })).body.content.map(
        ({ assignmentId }) => assignmentId,
      )
    expect(await outstanding(scene.david)).toEqual([lea])
    expect(await outstanding(contact)).toEqual([])
    expect(await listed(contact)).toEqual([lea])
  })
})
