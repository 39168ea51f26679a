import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newAssignment, statusIn } from '../../../../test/applications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { callsOf, idIn } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('deleteAssignment', () => {
  test('Lea deletes what was never approved, and the trail keeps that she did', async () => {
    for (const status of ['DRAFT', 'PENDING', 'REJECTED'] as const) {
      const id = await newAssignment(app, scene.lea, { status })
      expect((await calls.details(scene.lea, id)).body).toMatchObject({ can: { delete: true } })
      expect((await calls.remove(scene.lea, id)).status).toBe(204)
      expect(await statusIn(app, 'assignment', id)).toBeUndefined()
      expect((await calls.details(scene.lea, id)).status).toBe(404)
      const { rows } = await app.pool.query(
        "select actor_id, from_status from audit where target_id = $1 and action = 'delete'",
        [id],
      )
      expect(rows).toEqual([{ actor_id: scene.lea.id, from_status: status }])
    }
  })

  test('an approved one stays: 409, also while a new version waits and when that is rejected', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    const kept = { status: 409, body: { code: 'assignment_kept' } }
    expect(await calls.remove(scene.lea, id)).toMatchObject(kept)
    expect((await calls.edit(scene.lea, id, { assignmentStatus: 'APPROVED', workload: 20 })).status).toBe(204)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
    expect(await calls.remove(scene.lea, id)).toMatchObject(kept)
    await calls.review(scene.david, id, 'REJECTED')
    expect(await calls.remove(scene.lea, id)).toMatchObject(kept)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({ can: { delete: false } })
  })

  test('nobody else: who reads it 403, everybody else 404', async () => {
    const id = await newAssignment(app, scene.lea, { status: 'PENDING', contact: scene.noah })
    for (const who of [scene.david, scene.clara, scene.ada, scene.noah])
      expect((await calls.remove(who, id)).status).toBe(403)
    for (const who of [scene.vera, scene.elena, scene.luca]) expect((await calls.remove(who, id)).status).toBe(404)
    expect(await statusIn(app, 'assignment', id)).toBe('PENDING')
  })

  test('with it goes what was answered; its accepted application can become one again', async () => {
    const application = await newApplication(app, scene.lea, await newActivity(app, scene.david), {
      status: 'APPROVED',
    })
    const id = idIn(await calls.create(scene.lea, { applicationId: application, assignmentStatus: 'PENDING' }))
    await calls.review(scene.david, id, 'REJECTED')
    expect((await calls.remove(scene.lea, id)).status).toBe(204)
    const { rows } = await app.pool.query('select 1 from assignment_review where assignment_id = $1', [id])
    expect(rows).toEqual([])
    expect((await calls.create(scene.lea, { applicationId: application })).status).toBe(201)
  })
})
