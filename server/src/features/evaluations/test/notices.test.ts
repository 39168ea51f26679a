import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { evaluationNotices } from '../evaluation.notices.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await app.pool.query('update person set supervisor_id = $2 where id = $1', [scene.lea.id, scene.david.id])
})

/** Who is told by each row of this event, without whoever did it. */
async function toldOf(event: string, assignmentId: string, actorId: string) {
  const told: Record<string, string[]> = {}
  for (const row of evaluationNotices.filter((one) => one.event === event)) {
    const notice = await row.notice(app.db, { assignmentId, actorId } as never)
    const ids = await notice!.recipients(app.db, '00000000-0000-0000-0000-000000000000', 10)
    told[row.kind] = ids.filter((id) => id !== notice!.actorId).toSorted()
  }
  return told
}

describe('who is told', () => {
  test('the other side of the first part; both and the supervisor of the second; of a mark the other and the supervisor', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { text: 'Geheim' })
    expect(await toldOf('evaluation.submitted', id, scene.lea.id)).toEqual({
      'assignment.evaluationSubmitted': [contact.id],
    })
    expect(await toldOf('evaluation.completed', id, contact.id)).toEqual({
      'assignment.evaluationBothSubmitted': [scene.lea.id, contact.id].toSorted(),
      'assignment.evaluationComplete': [scene.david.id],
    })
    expect(await toldOf('evaluation.stated', id, contact.id)).toEqual({
      'assignment.evaluationStatement': [scene.lea.id, scene.david.id].toSorted(),
    })
    expect(await toldOf('evaluation.discussed', id, scene.lea.id)).toEqual({
      'assignment.evaluationDiscussed': [contact.id, scene.david.id].toSorted(),
    })
  })

  test('a supervisor who is the contact person is told once', async () => {
    const { id } = await newEvaluation(app, scene.lea, { contact: scene.david })
    expect(await toldOf('evaluation.completed', id, scene.lea.id)).toMatchObject({
      'assignment.evaluationComplete': [],
    })
  })

  test('nothing of what either side wrote is in what anybody is told (T14)', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, {
      apprentice: 'submitted',
      contactPart: 'complete',
      text: 'Kanarienvogel',
    })
    for (const { notice } of evaluationNotices)
      for (const actorId of [scene.lea.id, contact.id])
        expect(JSON.stringify(await notice(app.db, { assignmentId: id, actorId } as never))).not.toContain(
          'Kanarienvogel',
        )
  })
})
