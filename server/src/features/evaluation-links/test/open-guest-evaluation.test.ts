import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newGuestLink } from '../../../../test/evaluation-links.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { guestCalls } from './calls.ts'

let app: TestApp
let scene: Scene
let guest: ReturnType<typeof guestCalls>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  guest = guestCalls(app)
})

describe('openGuestEvaluation', () => {
  test('shows whose work it is, the assignment, the criteria of that side and the own draft; and no more', async () => {
    const canary = 'GEHEIM-4711'
    const { id, token } = await newGuestLink(app, scene.lea, scene.clara, {
      apprentice: 'submitted',
      contactPart: 'begun',
      text: canary,
    })
    await app.pool.query(
      `update evaluation_point set justification = 'eigen' where part_id =
         (select id from judgement where evaluation_id = $1 and side = 'CONTACT')`,
      [id],
    )
    const { status, body } = await guest.open(token)
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual([
      'apprenticeName',
      'assignmentEnd',
      'assignmentStart',
      'assignmentTitle',
      'criteria',
      'evaluationPoints',
      'expiresAt',
      'isFrozen',
      'notes',
      'senderName',
    ])
    expect(body).toMatchObject({
      apprenticeName: 'Lea Muster',
      assignmentTitle: 'Einsatz von Lea',
      assignmentStart: '2026-08-03',
      assignmentEnd: '2026-12-18',
      senderName: 'Clara Muster',
      notes: canary,
      evaluationPoints: [{ grade: 'B', justification: 'eigen' }],
    })
    expect(body.criteria).toHaveLength(16)
    expect(body.criteria.every(({ criterionType }) => !criterionType.forApprentice)).toBe(true)
    // The apprentice's part holds the canary as well: it is not among the points.
    expect(JSON.stringify(body.evaluationPoints)).not.toContain(canary)
    expect(JSON.stringify(body)).not.toContain(scene.lea.id)
  })

  test('one that ran out says whom to ask; one that was used, says so', async () => {
    const over = await newGuestLink(app, scene.lea, scene.clara, { days: -1 })
    for (const refused of [
      await guest.open(over.token),
      await guest.save(over.token, []),
      await guest.submit(over.token),
    ])
      expect(refused).toMatchObject({ status: 410, body: { code: 'guest_link_expired', sender: 'Clara Muster' } })
    const used = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'submitted', isUsed: true })
    for (const refused of [
      await guest.open(used.token),
      await guest.save(used.token, []),
      await guest.submit(used.token),
    ])
      expect(refused).toMatchObject({ status: 410, body: { code: 'guest_link_used' } })
  })

  test('an altered one, a cut one and none at all open nothing', async () => {
    const { token } = await newGuestLink(app, scene.lea, scene.clara)
    const last = token.at(-1) === 'A' ? 'E' : 'A'
    for (const wrong of [`${token.slice(0, -1)}${last}`, token.slice(0, -1), `${token}A`, token.toLowerCase(), ''])
      expect(await guest.open(wrong)).toMatchObject({ status: 404, body: { code: 'guest_link_invalid' } })
    expect((await guest.open(token)).status).toBe(200)
  })

  test('whoever sent it can neither open nor fill it in, and whom it is about finds nothing', async () => {
    const { token } = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'complete' })
    const by = (who: typeof scene.clara) =>
      Promise.all([guest.open(token, who), guest.save(token, [], { as: who }), guest.submit(token, who)])
    for (const refused of await by(scene.clara))
      expect(refused).toMatchObject({ status: 403, body: { code: 'guest_link_sender' } })
    for (const refused of await by(scene.lea))
      expect(refused).toMatchObject({ status: 404, body: { code: 'guest_link_invalid' } })
    // Anybody else's session gives and takes nothing.
    expect((await guest.open(token, scene.noah)).status).toBe(200)
  })

  test('while the assignment is reviewed again it can be read and not changed', async () => {
    const { id, token } = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'complete' })
    await app.pool.query("update assignment set status = 'PENDING' where id = $1", [id])
    expect((await guest.open(token)).body).toMatchObject({ isFrozen: true })
    for (const refused of [await guest.save(token, []), await guest.submit(token)])
      expect(refused).toMatchObject({ status: 409, body: { code: 'evaluation_frozen' } })
  })
})
