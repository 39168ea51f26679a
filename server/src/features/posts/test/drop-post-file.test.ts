import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('dropPostFile', () => {
  test('the author takes a picture out; the last thing in an empty post stays', async () => {
    const id = await newPost(app, scene.lea, { body: '' })
    const [one, two] = [await newFile(app, scene.lea, 'IMAGE'), await newFile(app, scene.lea, 'IMAGE')]
    await attachFile(app, one, 'post', id)
    await attachFile(app, two, 'post', id, 1)
    expect((await app.call('deleteImage', { as: scene.lea, body: { id: one } })).status).toBe(204)
    expect((await app.call('deleteImage', { as: scene.lea, body: { id: two } })).status).toBe(409)
    expect(await filesOf(app, 'post', id)).toEqual([two])
  })

  test('T27: nobody else’s; by DELETE_IMAGE in the own company, on record', async () => {
    const id = await newPost(app, scene.lea)
    const picture = await newFile(app, scene.lea, 'IMAGE')
    await attachFile(app, picture, 'post', id)
    expect((await app.call('deleteImage', { as: scene.noah, body: { id: picture } })).status).toBeGreaterThanOrEqual(
      403,
    )
    expect((await app.call('deleteImage', { as: scene.clara, body: { id: picture } })).status).toBe(204)
    const audit = await app.db.selectFrom('audit').select('details').where('target_id', '=', id).execute()
    expect(audit).toMatchObject([{ details: { fields: ['media'], authorId: scene.lea.id } }])
  })
})
