import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announcedOf, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('discussEvaluation', () => {
  test('one mark a side; it is discussed when both have', async () => {
    const { id, contact, parts } = await newEvaluation(app, scene.lea, {
      apprentice: 'submitted',
      contactPart: 'submitted',
    })
    expect((await calls.discuss(scene.lea, parts.APPRENTICE!)).status).toBe(204)
    expect((await calls.discuss(scene.lea, parts.APPRENTICE!)).status).toBe(409)
    expect((await calls.details(scene.lea, id)).body.can).toMatchObject({ discuss: false, agree: true })
    expect((await calls.details(contact, id)).body.can).toMatchObject({ discuss: true, agree: true })
    expect((await calls.details(scene.david, id)).body).toMatchObject({
      evaluationStatus: 'SUBMITTED',
      apprenticeState: 'DISCUSSED',
      contactState: 'SUBMITTED',
    })
    expect((await calls.discuss(contact, parts.CONTACT!)).status).toBe(204)
    expect((await calls.details(scene.david, id)).body.evaluationStatus).toBe('DISCUSSED')
    expect(await announcedOf(app, id)).toEqual(['evaluation.discussed', 'evaluation.discussed'])
  })

  test('before both have submitted there is nothing to talk about; the other side’s mark is not ours to set', async () => {
    const { parts } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'complete' })
    expect((await calls.discuss(scene.lea, parts.APPRENTICE!)).body).toMatchObject({ code: 'evaluation_not_both' })
    const both = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    expect((await calls.discuss(scene.lea, both.parts.CONTACT!)).status).toBe(404)
    expect((await calls.discuss(scene.david, both.parts.CONTACT!)).status).toBe(404)
  })
})
