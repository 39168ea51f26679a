import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { trailOf } from '../../activities/test/verbs.ts'
import { announced } from './verbs.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('dropApplicationFile', () => {
  test('while somebody decides on the application its documents stay; a moderator may still take one away', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david))
    const [first, second] = [await newFile(app, scene.lea, 'DOCUMENT'), await newFile(app, scene.lea, 'DOCUMENT')]
    await attachFile(app, first, 'application', id)
    await attachFile(app, second, 'application', id, 1)
    expect(await app.call('deleteDocument', { as: scene.lea, query: { id: first } })).toMatchObject({
      status: 409,
      body: { code: 'status_conflict' },
    })
    expect(await filesOf(app, 'application', id)).toEqual([first, second])
    expect((await app.call('deleteDocument', { as: scene.clara, query: { id: first } })).status).toBe(204)
    expect(await trailOf(app, id)).toEqual(['edit'])
  })

  test('of an accepted one: the activity’s author is told, as with an edit', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), { status: 'APPROVED' })
    const document = await newFile(app, scene.lea, 'DOCUMENT')
    await attachFile(app, document, 'application', id)
    expect((await app.call('deleteDocument', { as: scene.lea, query: { id: document } })).status).toBe(204)
    expect(await announced(app, id)).toEqual(['application.changed'])
  })
})
