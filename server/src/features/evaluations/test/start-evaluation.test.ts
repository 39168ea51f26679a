import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { allPoints, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('startEvaluation', () => {
  test('the first save makes the part; a device that does not know it overwrites nothing, and reads it', async () => {
    const { id } = await newEvaluation(app, scene.lea)
    const points = await allPoints(app, scene.lea, id)
    const start = (evaluationPoints: object[]) =>
      app.call('startEvaluation', { as: scene.lea, body: { evaluationId: null, assignmentId: id, evaluationPoints } })
    expect((await start(points.slice(0, 1))).status).toBe(201)
    const again = await start(points.slice(1, 3))
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'evaluation_begun' })])
    const { body } = await callsOf(app).form(scene.lea, id)
    expect(body.evaluationPoints.map(({ criterionId }) => criterionId)).toEqual([points[0]!.criterionId])
    // Knowing what is there, it may replace it.
    expect((await callsOf(app).save(scene.lea, id, points.slice(1, 3))).status).toBe(204)
    expect(body.evaluationId).not.toBeNull()
  })

  test('nobody starts the part of somebody else: officer and trainer read 403, strangers 404', async () => {
    const { id } = await newEvaluation(app, scene.lea)
    const start = async (as: Scene['lea']) =>
      (await app.call('startEvaluation', { as, body: { assignmentId: id, evaluationPoints: [] } })).status
    expect(await start(scene.clara)).toBe(403)
    expect(await start(scene.noah)).toBe(404)
    expect(await start(scene.ada)).toBe(404)
    expect(await start(scene.elena)).toBe(404)
  })
})
