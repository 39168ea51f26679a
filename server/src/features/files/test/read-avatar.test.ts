import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { photo, read, upload } from './support.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const avatarOf = (token: string) => app.call('readAvatar', { token })

test('nobody has an avatar at first; afterwards a short-lived address of the small size', async () => {
  const lea = await app.tokenOf(scene.lea)
  expect(await avatarOf(lea)).toMatchObject({ status: 200, body: { signedUrl: null } })
  const { id } = await upload(app, lea, { group: 'image', name: 'ich.png', bytes: await photo(600, 600, 'png') })
  await app.begin((tx) =>
    tx.updateTable('person').set({ avatar_file_id: id! }).where('id', '=', scene.lea.id).execute(),
  )
  const { signedUrl } = (await avatarOf(lea)).body
  expect(signedUrl).toContain('/thumb?')
  expect((await read(signedUrl!)).headers.get('content-type')).toBe('image/webp')
  expect(await avatarOf(await app.tokenOf(scene.noah))).toMatchObject({ body: { signedUrl: null } })
})

test('templates: by position, with an address each', async () => {
  await app.pool.query(
    `insert into image_template (name, position, width, height, variants) values
       ('Zwei', 2, 8, 8, '{"full": {"key": "templates/b/full", "type": "image/webp", "size": 9}}'),
       ('Eins', 1, 8, 8, '{"full": {"key": "templates/a/full", "type": "image/webp", "size": 9}}')`,
  )
  const { body } = await app.call('listImageTemplates', { as: scene.lea })
  expect(body.map((template) => template.name)).toEqual(['Eins', 'Zwei'])
})
