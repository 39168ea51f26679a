import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { mailedTokens, newGuestLink } from '../../../../test/evaluation-links.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { auditOf, guestCalls, guestPoints } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('revokeEvaluationLink', () => {
  test('from that moment it neither opens, saves nor submits; what was saved waits for the next', async () => {
    const { id, token, address } = await newGuestLink(app, scene.lea, scene.clara)
    const guest = guestCalls(app)
    const points = await guestPoints(app, token)
    expect((await guest.save(token, points)).status).toBe(204)
    const revoke = () => app.call('revokeEvaluationLink', { as: scene.clara, query: { id } })
    expect((await revoke()).status).toBe(204)
    for (const refused of [await guest.open(token), await guest.save(token, points), await guest.submit(token)])
      expect(refused).toMatchObject({ status: 410, body: { code: 'guest_link_revoked' } })
    expect((await guest.ask(token)).status).toBe(404)
    expect((await app.call('readEvaluationLink', { as: scene.clara, query: { id } })).body.state).toBe('REVOKED')
    // Once more changes nothing.
    expect((await revoke()).status).toBe(204)
    expect((await auditOf(app, id)).filter((action) => action === 'revokeGuestLink')).toHaveLength(1)

    await app.call('sendEvaluationLink', { as: scene.clara, body: { assignmentId: id, email: address } })
    const [next] = await mailedTokens(app, address)
    expect((await guest.open(next!)).body.evaluationPoints).toHaveLength(points.length)
  })

  test('a link dies when somebody in the system becomes the contact person', async () => {
    const { id, token } = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'begun' })
    await app.pool.query("update assignment set contact_id = $1, contact = '', contact_email = null where id = $2", [
      scene.noah.id,
      id,
    ])
    expect((await guestCalls(app).open(token)).body).toMatchObject({ code: 'guest_link_revoked' })
    // What was begun was the other person's alone.
    expect((await app.call('readEvaluationForm', { as: scene.noah, query: { id } })).body.evaluationPoints).toEqual([])
  })
})
