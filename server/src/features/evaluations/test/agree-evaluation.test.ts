import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const agree = (as: Person, assignmentId: string, agreements: string[]) =>
  app.call('agreeEvaluation', { as, body: { assignmentId, agreements } })

describe('agreeEvaluation', () => {
  test('either side writes it down; it heads the next evaluation, for its two sides and nobody else', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    await app.pool.query("update assignment set date_start = '2026-01-05', date_end = '2026-02-01' where id = $1", [id])
    expect((await agree(contact, id, ['Lea zeigt ihre Arbeit jeden Freitag.'])).status).toBe(204)
    expect((await agree(scene.lea, id, ['Lea zeigt ihre Arbeit jeden Freitag.', 'Kim schaut hin.'])).status).toBe(204)
    const next = await newEvaluation(app, scene.lea)
    const last = {
      agreements: ['Lea zeigt ihre Arbeit jeden Freitag.', 'Kim schaut hin.'],
      assignmentTitle: 'Einsatz von Lea',
    }
    for (const who of [scene.lea, next.contact]) {
      expect((await callsOf(app).details(who, next.id)).body).toMatchObject({ last })
      expect((await callsOf(app).form(who, next.id)).body).toMatchObject({ last })
    }
    expect((await callsOf(app).details(scene.david, next.id)).body.last).toBeNull()
    // What goes on is not headed by what came after it.
    expect((await callsOf(app).details(scene.lea, id)).body.last).toBeNull()
    // Taken back, nothing is left of it, nor when it was.
    expect((await agree(scene.lea, id, [])).status).toBe(204)
    expect((await callsOf(app).details(scene.lea, next.id)).body.last).toBeNull()
    const { rows } = await app.pool.query('select agreed_at from evaluation where id = $1', [id])
    expect(rows).toEqual([{ agreed_at: null }])
  })

  test('at most three of 300 characters, and not before both have submitted', async () => {
    const { id } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    expect((await agree(scene.lea, id, ['a', 'b', 'c', 'd'])).status).toBe(400)
    expect((await agree(scene.lea, id, ['a'.repeat(301)])).status).toBe(400)
    const open = await newEvaluation(app, scene.lea, { apprentice: 'submitted' })
    expect((await agree(scene.lea, open.id, ['a'])).body).toMatchObject({ code: 'evaluation_not_both' })
  })
})
