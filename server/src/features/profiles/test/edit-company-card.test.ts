import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { companyProfileOf, profileOf } from '../../../../test/profiles.ts'

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

describe('editCompanyCard', () => {
  test('Clara of the company and ADMIN write it; a trainer and an officer of another company do not', async () => {
    expect((await edit(scene.clara, { slogan: 'Nah dran', location: 'Aarau' })).status).toBe(204)
    expect((await edit(scene.bruno, { slogan: 'Näher dran' })).status).toBe(204)
    for (const who of [scene.david, scene.lea, scene.elena])
      expect((await edit(who, { slogan: 'Anders' })).status).toBe(403)
    const row = await app.db.selectFrom('company').selectAll().where('id', '=', scene.nordwerk).executeTakeFirst()
    expect(row).toMatchObject({ slogan: 'Näher dran', location: 'Aarau', name: 'Nordwerk AG' })
  })

  test('a company needs a name; a new one is written down', async () => {
    for (const companyName of [null, '', '  ']) {
      expect(await edit(scene.clara, { companyName })).toMatchObject({
        status: 400,
        body: { errors: ['Bitte gib den Namen des Betriebs an.'] },
      })
    }
    expect((await edit(scene.clara, { companyName: 'Nordwerk Gruppe' })).status).toBe(204)
    const { rows } = await app.pool.query(
      "select details from audit where action = 'renameCompany' and target_id = $1",
      [scene.nordwerk],
    )
    expect(rows).toEqual([{ details: { from: 'Nordwerk AG', to: 'Nordwerk Gruppe' } }])
    expect((await footer()).name).toBe('Nordwerk Gruppe')
  })

  test('its pictures are seen by everybody, wherever the company is shown', async () => {
    const [logo, banner] = [await newFile(app, scene.clara, 'IMAGE'), await newFile(app, scene.clara, 'IMAGE')]
    expect((await edit(scene.clara, { imageId: logo, bannerId: banner })).status).toBe(204)
    expect(await footer()).toMatchObject({
      image: expect.stringMatching(/full/),
      banner: expect.stringMatching(/full/),
    })
    const { body } = await app.call('readProfile', { as: scene.clara, params: { type: 'company' }, query: { id } })
    expect(body).toMatchObject({ imageId: logo, bannerId: banner })
    expect((await edit(scene.clara, { bannerId: 'generated:1', imageId: 'generated:1' })).status).toBe(400)
    expect((await edit(scene.clara, { bannerId: 'generated:1', imageId: null })).status).toBe(204)
    expect(await footer()).toMatchObject({ image: null, banner: '/art/banner-1.svg' })
    expect(await filesOf(app, 'companyImage', scene.nordwerk)).toEqual([])
    expect(await filesOf(app, 'companyBanner', scene.nordwerk)).toEqual([])
  })

  test('a person is no company, and an unknown id is none: alike for who may', async () => {
    for (const wrong of [await profileOf(app, scene.lea), '0198f1c2-0000-7000-8000-00000000ffff']) {
      const { status } = await app.call('editCompanyCard', { as: scene.clara, body: { id: wrong, slogan: 'x' } })
      expect([403, 404]).toContain(status)
    }
  })
})
