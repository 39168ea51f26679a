import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const read = async () => (await app.call('readOwnSupervisor', { as: scene.lea })).body.supervisor
const supervisedBy = (id: string | null) =>
  app.pool.query('update person set supervisor_id = $1 where id = $2', [id, scene.lea.id])

test('Lea reads who looks after her training; nobody, or somebody who has left, is null', async () => {
  expect(await read()).toBeNull()
  await supervisedBy(scene.david.id)
  expect(await read()).toEqual({ userId: scene.david.id, name: 'David Muster', nameFirst: 'David' })
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.david.id])
  expect(await read()).toBeNull()
})

test('whoever is no apprentice has none to read: 403', async () => {
  for (const who of [scene.ada, scene.clara, scene.noah])
    expect((await app.call('readOwnSupervisor', { as: who })).status).toBe(403)
})
