import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { evaluationNotices, evaluationReach } from '../evaluation.notices.ts'

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

  test('a supervisor whose account is closed is told nothing, and nobody in their place', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea)
    const close = (status: string) =>
      app.pool.query('update person set status = $2 where id = $1', [scene.david.id, status])
    await close('DEACTIVATED')
    try {
      expect(await toldOf('evaluation.completed', id, contact.id)).toMatchObject({
        'assignment.evaluationComplete': [],
      })
      expect(await toldOf('evaluation.discussed', id, contact.id)).toEqual({
        'assignment.evaluationDiscussed': [scene.lea.id],
      })
    } finally {
      await close('ACTIVE')
    }
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

describe('what a notification leads to', () => {
  test('is reached by who may read the evaluation and by nobody else: asked of a database that hides nothing', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea)
    const trainerElsewhere = await newPerson(app, {
      nameFirst: 'Timo',
      companyId: scene.suedwerk,
      roles: ['VOCATIONAL_TRAINER'],
    })
    for (const [kind, listReached] of Object.entries(evaluationReach)) {
      for (const reader of [scene.lea, contact, scene.david, scene.clara])
        expect([kind, reader.nameFirst, ...(await listReached!(app.db, memberOf(reader), [id]))]).toEqual([
          kind,
          reader.nameFirst,
          id,
        ])
      for (const other of [trainerElsewhere, scene.ada, scene.bruno, scene.noah, scene.elena, scene.luca])
        expect([kind, other.nameFirst, ...(await listReached!(app.db, memberOf(other), [id]))]).toEqual([
          kind,
          other.nameFirst,
        ])
    }
  })
})
