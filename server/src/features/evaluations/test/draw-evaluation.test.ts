import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('drawEvaluation', () => {
  test('full: 25 criteria of 4096 characters each and the longest title', async () => {
    const text = 'Im Alltag zeigte sich das. '.repeat(200).slice(0, evaluationLimits.justification)
    const both = { apprentice: 'submitted', contactPart: 'discussed', text } as const
    const { id } = await newEvaluation(app, scene.lea, both)
    await app.pool.query('update assignment set title = $2 where id = $1', [id, 'Sehr lang / und breit '.repeat(5)])
    const { status, headers } = await callsOf(app).draw(scene.lea, id)
    expect(status).toBe(200)
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))![1]!)
    expect(name).toMatch(/^Bewertung-Muster-Lea-Sehr lang und breit/)
    expect(name.length).toBeLessThanOrEqual(120)
  }, 60_000)

  test('before both have submitted there is nothing to print, not even the own part', async () => {
    const { id } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'complete' })
    expect((await callsOf(app).draw(scene.lea, id)).body).toMatchObject({ code: 'evaluation_not_both' })
  })
})
