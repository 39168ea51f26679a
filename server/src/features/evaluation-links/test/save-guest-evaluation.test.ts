import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newGuestLink } from '../../../../test/evaluation-links.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { guestCalls, guestPoints } from './calls.ts'

let app: TestApp
let scene: Scene
let guest: ReturnType<typeof guestCalls>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  guest = guestCalls(app)
})

describe('saveGuestEvaluation', () => {
  test('a draft is there the next time, and for nobody else', async () => {
    const { id, token } = await newGuestLink(app, scene.lea, scene.clara)
    const points = await guestPoints(app, token, 'C', 'GEHEIM-0815')
    expect((await guest.save(token, points.slice(0, 5), { notes: 'Gern wieder. GEHEIM-0815' })).status).toBe(204)
    expect((await guest.open(token)).body).toMatchObject({
      notes: 'Gern wieder. GEHEIM-0815',
      evaluationPoints: [{ grade: 'C' }, {}, {}, {}, {}],
    })
    for (const who of [scene.lea, scene.clara, scene.david]) {
      const { body } = await app.call('readEvaluation', { as: who, query: { id } })
      expect(body).toMatchObject({ contactEvaluation: null, contactState: 'OPEN' })
      expect(JSON.stringify(body)).not.toContain('GEHEIM')
    }
    // Points that are no longer said go.
    await guest.save(token, points.slice(1, 3))
    expect((await guest.open(token)).body).toMatchObject({ notes: '', evaluationPoints: [{}, {}] })
  })

  test('only criteria of that side, each once', async () => {
    const { token } = await newGuestLink(app, scene.lea, scene.clara)
    const [own] = await guestPoints(app, token)
    const { body: all } = await app.call('readCriteria', { as: scene.lea })
    const foreign = all.find(({ criterionType }) => criterionType.forApprentice)!.criterionId
    for (const points of [[{ criterionId: foreign, grade: 'A' }], [own, own]])
      expect((await guest.save(token, points)).status).toBe(400)
    expect((await guest.open(token)).body.evaluationPoints).toEqual([])
  })

  test('a link is for one evaluation: another with somebody in the system stays as it is', async () => {
    const other = await newEvaluation(app, scene.lea, { contactPart: 'begun', text: 'unberührt' })
    const { token } = await newGuestLink(app, scene.lea, scene.clara)
    for (const [name, value] of [
      ['assignmentId', other.id],
      ['evaluationId', other.parts.CONTACT],
      ['id', other.id],
    ] as const) {
      const { status } = await app.send({
        method: 'PATCH',
        url: `/v1/evaluations/guest?token=${token}`,
        payload: { evaluationPoints: [], notes: 'eingeschlichen', [name]: value },
      })
      expect(status).toBe(400)
    }
    await guest.save(token, [], { notes: 'hier' })
    const { body } = await app.call('readEvaluationForm', { as: other.contact, query: { id: other.id } })
    expect(body).toMatchObject({ notes: 'unberührt', evaluationPoints: [{ justification: 'unberührt' }] })
  })

  test('16 reasons of 4096 characters each', async () => {
    const { token } = await newGuestLink(app, scene.lea, scene.clara)
    const points = await guestPoints(app, token, 'D', 'ä'.repeat(4096))
    expect((await guest.save(token, points)).status).toBe(204)
    expect((await guest.save(token, [{ ...points[0], justification: 'ä'.repeat(4097) }])).status).toBe(400)
  })
})
