import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newGuestLink } from '../../../../test/evaluation-links.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { adoptEvaluations } from '../actions/adopt-evaluations.ts'
import { evaluationLinkListeners } from '../evaluation-link.listeners.ts'
import { guestCalls } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const joins = async (email: string): Promise<Person> => {
  const rita = await newPerson(app, { nameFirst: 'Rita', companyId: scene.suedwerk, roles: ['USER'], email })
  await app.begin((tx) => adoptEvaluations(tx, rita.id))
  return rita
}
const form = (as: Person, id: string) => app.call('readEvaluationForm', { as, query: { id } })

describe('adoptEvaluations', () => {
  test('an account with the address goes on with what was begun; the link is dead', async () => {
    const { id, token, address } = await newGuestLink(app, scene.lea, scene.clara, {
      contactPart: 'begun',
      text: 'Schon da',
    })
    const rita = await joins(address)
    expect((await form(rita, id)).body).toMatchObject({ notes: 'Schon da', evaluationPoints: [{}], side: 'CONTACT' })
    expect((await guestCalls(app).open(token)).body).toMatchObject({ code: 'guest_link_revoked' })
    expect((await app.call('readEvaluation', { as: scene.lea, query: { id } })).body).toMatchObject({
      contactId: rita.id,
    })
    expect((await app.call('readEvaluationLink', { as: scene.clara, query: { id } })).body).toMatchObject({
      state: 'ADOPTED',
      can: { send: false, revoke: false },
    })
    // Again: nothing changes.
    await app.begin((tx) => adoptEvaluations(tx, rita.id))
    expect((await form(rita, id)).body.evaluationPoints).toHaveLength(1)
  })

  test('what was submitted by link is theirs to read and to mark', async () => {
    const { id, address } = await newGuestLink(app, scene.lea, scene.clara, {
      apprentice: 'submitted',
      contactPart: 'submitted',
      isUsed: true,
    })
    await app.pool.query("update evaluation set status = 'SUBMITTED' where id = $1", [id])
    const rita = await joins(address)
    const { body } = await app.call('readEvaluation', { as: rita, query: { id } })
    expect(body).toMatchObject({ side: 'CONTACT', contactEvaluation: { submitted: true }, can: { discuss: true } })
  })

  test('only the last address counts, and nobody adopts the judgement of their own work', async () => {
    const former = await newGuestLink(app, scene.lea, scene.clara)
    const { address } = await newGuestLink(app, scene.lea, scene.clara)
    await app.call('sendEvaluationLink', {
      as: scene.clara,
      body: { assignmentId: former.id, email: address },
    })
    const before = await joins(former.address)
    expect((await form(before, former.id)).status).toBe(404)
    const own = await newGuestLink(app, scene.lea, scene.clara)
    await app.pool.query('update evaluation_link set address = $1 where id = $2', [scene.lea.email, own.linkId])
    await app.begin((tx) => adoptEvaluations(tx, scene.lea.id))
    expect((await app.call('readEvaluation', { as: scene.lea, query: { id: own.id } })).body).toMatchObject({
      contactId: null,
      side: 'APPRENTICE',
    })
  })

  test('whoever finishes their profile finds it there', async () => {
    await testWorker(app, { jobs: [], listeners: evaluationLinkListeners })
    const { id, address } = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'begun', text: 'Weiter so' })
    const rita = await newPerson(app, {
      nameFirst: 'Rita',
      companyId: scene.suedwerk,
      roles: ['USER'],
      email: address,
      setupDone: false,
    })
    const { status } = await app.call('finishSetup', {
      as: rita,
      body: { imageId: 'generated:1', bannerId: 'generated:1', slogan: 'Neu hier', date: '' },
    })
    expect(status).toBeLessThan(300)
    await eventually(async () => expect((await form(rita, id)).body).toMatchObject({ notes: 'Weiter so' }))
  })
})
