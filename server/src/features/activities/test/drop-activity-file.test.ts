import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('dropActivityFile', () => {
  test('who brought a picture but may no longer edit the activity leaves it there', async () => {
    const otto = await newPerson(app, {
      nameFirst: 'Otto',
      companyId: scene.nordwerk,
      roles: ['VOCATIONAL_TRAINER'],
    })
    const id = await newActivity(app, scene.david)
    const [his, other] = [await newFile(app, otto, 'IMAGE'), await newFile(app, otto, 'IMAGE')]
    await attachFile(app, his, 'activity', id)
    await attachFile(app, other, 'activity', id, 1)
    expect((await app.call('deleteImage', { as: otto, body: { id: other } })).status).toBe(204)
    await app.pool.query("update person set roles = '{USER}', rights_version = rights_version + 1 where id = $1", [
      otto.id,
    ])
    expect((await app.call('deleteImage', { as: otto, body: { id: his } })).status).toBe(403)
    expect(await filesOf(app, 'activity', id)).toEqual([his])
  })

  test('a picture that leaves a published activity stands in its trail', async () => {
    const id = await newActivity(app, scene.lea)
    const picture = await newFile(app, scene.lea, 'IMAGE')
    await attachFile(app, picture, 'activity', id)
    expect((await app.call('deleteImage', { as: scene.lea, body: { id: picture } })).status).toBe(204)
    const { details } = await app.db
      .selectFrom('audit')
      .select('details')
      .where('target_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ fields: ['images'] })
  })
})
