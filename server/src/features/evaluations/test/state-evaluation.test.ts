import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { announcedOf, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const state = (as: Person, assignmentId: string, statement = 'Ich sehe es anders.') =>
  app.call('stateEvaluation', { as, body: { assignmentId, statement } })

describe('stateEvaluation', () => {
  test('one a side, for good, read by everybody who reads the evaluation', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    expect((await state(scene.lea, id)).status).toBe(204)
    expect((await state(scene.lea, id, 'Nochmals.')).body).toMatchObject({ code: 'statement_exists' })
    expect((await state(contact, id, 'Meine Sicht.')).status).toBe(204)
    for (const who of [scene.lea, contact, scene.david])
      expect((await callsOf(app).details(who, id)).body).toMatchObject({
        apprenticeEvaluation: { statement: { body: 'Ich sehe es anders.' } },
        contactEvaluation: { statement: { body: 'Meine Sicht.' } },
        can: { state: false },
      })
    expect(await announcedOf(app, id)).toEqual(['evaluation.stated', 'evaluation.stated'])
  })

  test('not before both have submitted, and by nobody else', async () => {
    const { id } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'complete' })
    expect((await state(scene.lea, id)).body).toMatchObject({ code: 'evaluation_not_both' })
    expect((await state(scene.david, id)).status).toBe(403)
    expect((await state(scene.elena, id)).status).toBe(404)
  })
})
