import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { guestAddress, mailedTokens, newGuestLink } from '../../../../test/evaluation-links.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { auditOf, guestCalls, guestPoints } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const send = (as: Person, assignmentId: string, email: string) =>
  app.call('sendEvaluationLink', { as, body: { assignmentId, email } })
const link = (as: Person, id: string) => app.call('readEvaluationLink', { as, query: { id } })
const approved = () => newAssignment(app, scene.lea, { status: 'APPROVED' })
const supervise = (who: Person | null) =>
  app.pool.query('update person set supervisor_id = $1 where id = $2', [who?.id ?? null, scene.lea.id])

describe('sendEvaluationLink', () => {
  test('is offered while the contact person has no account or had none; not where one with an account judges', async () => {
    const offered = async (id: string) =>
      (await app.call('readEvaluation', { as: scene.clara, query: { id } })).body.can.sendLink
    const { id: withAccount } = await newEvaluation(app, scene.lea)
    expect(await offered(withAccount)).toBe(false)
    const { id: without } = await newEvaluation(app, scene.lea)
    await app.pool.query("update assignment set contact_id = null, contact = 'Rita Beispiel' where id = $1", [without])
    expect(await offered(without)).toBe(true)
    const { id: adopted } = await newGuestLink(app, scene.lea, scene.clara)
    await app.pool.query('update evaluation set contact_id = $2 where id = $1', [adopted, scene.noah.id])
    expect(await offered(adopted)).toBe(true)
  })

  test('the officer sends it: there is an evaluation, a mail with the link, and a trace; the token is in no answer', async () => {
    const id = await approved()
    const address = guestAddress()
    expect((await app.call('readEvaluation', { as: scene.lea, query: { id } })).status).toBe(404)
    expect((await link(scene.clara, id)).body).toMatchObject({
      contactName: 'Rita Beispiel',
      email: null,
      state: 'NONE',
      renewalsLeft: 3,
      can: { send: true, revoke: false },
    })
    const sent = await send(scene.clara, id, ` ${address.toUpperCase()} `)
    expect(sent).toMatchObject({ status: 204, body: '' })
    const [token] = await mailedTokens(app, address)
    expect((await guestCalls(app).open(token!)).body).toMatchObject({ apprenticeName: 'Lea Muster' })
    const { body } = await link(scene.clara, id)
    expect(body).toMatchObject({ email: address, state: 'OPENED', renewalsLeft: 3, can: { revoke: true } })
    expect(JSON.stringify(body)).not.toContain(token)
    expect((await app.call('readEvaluation', { as: scene.lea, query: { id } })).body).toMatchObject({
      contactId: null,
      contactName: 'Rita Beispiel',
      side: 'APPRENTICE',
      can: { fill: true, sendLink: false },
    })
    expect((await app.call('readEvaluation', { as: scene.clara, query: { id } })).body.can.sendLink).toBe(true)
    expect(await auditOf(app, id)).toEqual(['sendGuestLink'])
    expect(app.logged.join('')).not.toContain(token)
  })

  test('a mail says whose work it is about, whom to answer to and until when', async () => {
    const id = await approved()
    const address = guestAddress()
    await send(scene.clara, id, address)
    const { rows } = await app.pool.query('select template, placeholders, link_path from mail where address = $1', [
      address,
    ])
    expect(rows).toMatchObject([
      {
        template: 'guestEvaluation',
        link_path: '/evaluation',
        placeholders: {
          apprenticeName: 'Lea Muster',
          companyName: 'Nordwerk AG',
          senderName: 'Clara Muster',
          dateStart: '03.08.2026',
          dateEnd: '18.12.2026',
          expiresAt: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
        },
      },
    ])
  })

  test('who supervises the apprentice may, another trainer of the company may not', async () => {
    const id = await approved()
    expect((await send(scene.david, id, guestAddress())).status).toBe(403)
    await supervise(scene.david)
    expect((await send(scene.david, id, guestAddress())).status).toBe(204)
    await supervise(null)
    expect((await link(scene.david, id)).status).toBe(403)
  })

  test('a new one takes the place of the one before, three times; then an account is the way', async () => {
    const { id, token: first, address } = await newGuestLink(app, scene.lea, scene.clara)
    for (const left of [2, 1, 0]) {
      expect((await send(scene.clara, id, address)).status).toBe(204)
      expect((await link(scene.clara, id)).body).toMatchObject({ state: 'SENT', renewalsLeft: left })
    }
    expect((await link(scene.clara, id)).body.can.send).toBe(false)
    expect(await send(scene.clara, id, address)).toMatchObject({ status: 409, body: { code: 'guest_link_limit' } })
    const [second, third, last] = await mailedTokens(app, address)
    for (const token of [first, second!, third!])
      expect(await guestCalls(app).open(token)).toMatchObject({ status: 410, body: { code: 'guest_link_revoked' } })
    expect((await guestCalls(app).open(last!)).status).toBe(200)
  })

  test('the same address finds its draft again, another one does not', async () => {
    const { id, token, address } = await newGuestLink(app, scene.lea, scene.clara)
    const guest = guestCalls(app)
    await guest.save(token, (await guestPoints(app, token)).slice(0, 3))
    await send(scene.clara, id, address)
    const [again] = await mailedTokens(app, address)
    expect((await guest.open(again!)).body.evaluationPoints).toHaveLength(3)
    const other = guestAddress()
    await send(scene.clara, id, other)
    const [others] = await mailedTokens(app, other)
    expect((await guest.open(others!)).body.evaluationPoints).toEqual([])
    expect((await guest.open(again!)).body).toMatchObject({ code: 'guest_link_revoked' })
  })

  test('two people are needed: not to oneself, not to the apprentice', async () => {
    const id = await approved()
    for (const { email } of [scene.clara, scene.lea])
      expect(await send(scene.clara, id, email)).toMatchObject({ status: 400, body: { fields: [{ path: 'email' }] } })
    expect((await link(scene.clara, id)).body.state).toBe('NONE')
  })

  test('not for what is not in force, has not begun, has somebody in the system, or is submitted', async () => {
    const pending = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect(await send(scene.clara, pending, guestAddress())).toMatchObject({ body: { code: 'status_conflict' } })
    const inSystem = await newAssignment(app, scene.lea, { status: 'APPROVED', contact: scene.noah })
    expect(await send(scene.clara, inSystem, guestAddress())).toMatchObject({ body: { code: 'status_conflict' } })
    const early = await approved()
    await app.pool.query(
      'update assignment set date_start = swiss_today() + 1, date_end = swiss_today() + 9 where id = $1',
      [early],
    )
    expect(await send(scene.clara, early, guestAddress())).toMatchObject({ body: { code: 'evaluation_not_open' } })
    const { id } = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'submitted', isUsed: true })
    expect(await send(scene.clara, id, guestAddress())).toMatchObject({ body: { code: 'evaluation_submitted' } })
    expect((await link(scene.clara, id)).body).toMatchObject({
      state: 'SUBMITTED',
      can: { send: false, revoke: false },
    })
  })

  test('an apprentice’s draft is not the officer’s to see', async () => {
    const draft = await newAssignment(app, scene.lea)
    expect((await link(scene.clara, draft)).status).toBe(404)
  })
})
