import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { lockActivity } from '../activity.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

test('what is there is locked; what was deleted since the guard looked is not found', async () => {
  const id = await newActivity(app, scene.david)
  expect(await app.begin((tx) => lockActivity(tx, id))).toMatchObject({ id, author_id: scene.david.id })
  await expect(app.begin((tx) => lockActivity(tx, randomUUID()))).rejects.toMatchObject({ code: 'not_found' })
})
