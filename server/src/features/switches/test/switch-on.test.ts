import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('switchOn', () => {
  test('what is not off cannot be switched on: somebody was faster', async () => {
    const body = { feature: 'chat', companyId: scene.suedwerk } as const
    await app.call('switchOff', { as: scene.ada, body: { ...body, notice: 'Pause', reason: 'Probe' } })
    expect((await app.call('switchOn', { as: scene.bruno, body })).status).toBe(204)
    expect(await app.call('switchOn', { as: scene.ada, body })).toMatchObject({
      status: 409,
      body: { code: 'status_conflict' },
    })
    const { rows } = await app.pool.query("select actor_id from audit where action = 'switchOn'")
    expect(rows).toEqual([{ actor_id: scene.bruno.id }])
  })
})
