import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { newDeadLetter } from './dead-letters.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('discardJobs', () => {
  test('it lies there no longer and cannot be tried again; the trail says who', async () => {
    const id = await newDeadLetter(app)
    const body = { ids: [id] }
    expect((await app.call('discardJobs', { as: scene.clara, body })).status).toBe(403)
    expect((await app.call('discardJobs', { as: scene.ada, body })).status).toBe(204)
    expect((await app.call('listJobs', { as: scene.ada })).body).toMatchObject({ dead: [], deadCount: 0 })
    expect((await app.call('retryJobs', { as: scene.ada, body })).status).toBe(409)
    const { rows } = await app.pool.query('select actor_id, action, details from audit where target_id = $1', [id])
    expect(rows).toEqual([{ actor_id: scene.ada.id, action: 'discard', details: {} }])
  })
})
