import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newGuestLink } from '../../../../test/evaluation-links.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { evaluationNotices } from '../../evaluations/evaluation.notices.ts'
import { guestCalls, guestPoints } from './calls.ts'

let app: TestApp
let scene: Scene
let guest: ReturnType<typeof guestCalls>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  guest = guestCalls(app)
})

describe('submitGuestEvaluation', () => {
  test('needs every criterion; then it is for good, and the link is dead', async () => {
    const { id, token } = await newGuestLink(app, scene.lea, scene.clara)
    expect(await guest.submit(token)).toMatchObject({ status: 409, body: { code: 'evaluation_incomplete' } })
    const points = await guestPoints(app, token)
    await guest.save(token, points.slice(1))
    expect((await guest.submit(token)).status).toBe(409)
    await guest.save(token, points)
    const answers = await Promise.all([guest.submit(token), guest.submit(token), guest.submit(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410])
    for (const refused of [await guest.open(token), await guest.save(token, points), await guest.submit(token)])
      expect(refused).toMatchObject({ status: 410, body: { code: 'guest_link_used' } })
    expect((await app.call('readEvaluation', { as: scene.lea, query: { id } })).body).toMatchObject({
      evaluationStatus: 'DRAFT',
      contactState: 'SUBMITTED',
      contactEvaluation: null,
    })
  })

  test('as the second side it opens both; the apprentice’s mark closes it', async () => {
    const made = await newGuestLink(app, scene.lea, scene.clara, { apprentice: 'submitted', contactPart: 'complete' })
    expect((await guest.submit(made.token)).status).toBe(204)
    const read = (who = scene.lea) => app.call('readEvaluation', { as: who, query: { id: made.id } })
    const { body } = await read()
    expect(body).toMatchObject({ evaluationStatus: 'SUBMITTED', contactEvaluation: { submitted: true } })
    expect((await read(scene.clara)).body.apprenticeEvaluation).not.toBeNull()
    const evaluationId = body.apprenticeEvaluation!.evaluationId
    expect((await app.call('discussEvaluation', { as: scene.lea, body: { evaluationId } })).status).toBe(204)
    expect((await read()).body.evaluationStatus).toBe('DISCUSSED')
  })

  test('the apprentice is told by the name of who submitted', async () => {
    const { id } = await newGuestLink(app, scene.lea, scene.clara)
    const { notice } = evaluationNotices.find(({ kind }) => kind === 'assignment.evaluationSubmitted')!
    const said = await notice(app.db, { assignmentId: id, actorId: null } as never)
    expect(said).toMatchObject({ params: { actorName: 'Rita Beispiel', submitterName: 'Rita Beispiel' } })
    expect(await said!.recipients(app.db, '00000000-0000-0000-0000-000000000000', 9)).toEqual([scene.lea.id])
  })

  test('a link that is revoked while it is submitted ends as one of both', async () => {
    const made = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'complete' })
    const [submitted] = await Promise.all([
      guest.submit(made.token),
      app.call('revokeEvaluationLink', { as: scene.clara, query: { id: made.id } }),
    ])
    const { body } = await app.call('readEvaluationLink', { as: scene.clara, query: { id: made.id } })
    expect([submitted.status, body.state]).toEqual(submitted.status === 204 ? [204, 'SUBMITTED'] : [410, 'REVOKED'])
  })
})
