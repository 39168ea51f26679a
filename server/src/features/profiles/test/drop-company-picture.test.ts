import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { companyProfileOf } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
let id: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  id = await companyProfileOf(app, scene.nordwerk)
})

const edit = (who: Person, body: object) => app.call('editCompanyCard', { as: who, body: { id, ...body } })
const footer = async () => (await app.call('readCompanyFooter', { as: scene.luca, query: { id: scene.nordwerk } })).body

describe('dropCompanyPicture', () => {
  test('a picture that goes by itself is shown no more; who left the office deletes it no more', async () => {
    const [logo, banner] = [await newFile(app, scene.clara, 'IMAGE'), await newFile(app, scene.clara, 'IMAGE')]
    expect((await edit(scene.clara, { imageId: logo, bannerId: banner })).status).toBe(204)
    const drop = (file: string) => app.call('deleteImage', { as: scene.clara, body: { id: file } })
    expect((await drop(logo)).status).toBe(204)
    expect(await footer()).toMatchObject({ image: null, banner: expect.any(String) })
    await app.pool.query(`update person set roles = '{USER}', rights_version = rights_version + 1 where id = $1`, [
      scene.clara.id,
    ])
    app.clock.add(6)
    expect((await drop(banner)).status).toBe(403)
    expect(await footer()).toMatchObject({ banner: expect.any(String) })
    await app.pool.query(
      `update person set roles = '{EDUCATION_OFFICER}', rights_version = rights_version + 1 where id = $1`,
      [scene.clara.id],
    )
    app.clock.add(6)
    expect((await drop(banner)).status).toBe(204)
    expect(await footer()).toMatchObject({ banner: null })
  })
})
