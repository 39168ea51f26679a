import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { filesOf, newFile } from '../../../../test/files.ts'
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

const edit = (who: Person, body: object) => app.call('editCompanyAbout', { as: who, body: { id, ...body } })
const read = async (who: Person) =>
  (await app.call('readProfile', { as: who, params: { type: 'company' }, query: { id } })).body

describe('editCompanyAbout', () => {
  test('text, links and figures; absent is unchanged, null is removed', async () => {
    const links = [{ linkType: 'HOME', url: 'nordwerk.example' }]
    const about = { bio: 'Wir bauen', links, employeeCount: 34, dateFounded: '1871-03-01' }
    expect((await edit(scene.clara, about)).status).toBe(204)
    expect(await read(scene.luca)).toMatchObject({
      bio: 'Wir bauen',
      employeeCount: 34,
      dateFounded: '1871-03-01',
      links: [{ id: expect.any(String), linkType: 'HOME', url: 'https://nordwerk.example' }],
    })
    expect((await edit(scene.clara, { employeeCount: null, dateFounded: null })).status).toBe(204)
    expect(await read(scene.luca)).toMatchObject({ bio: 'Wir bauen', employeeCount: null, dateFounded: null })
  })

  test('who may not, does not: 403', async () => {
    for (const who of [scene.david, scene.lea, scene.elena, scene.luca])
      expect((await edit(who, { bio: 'Anders' })).status).toBe(403)
    expect((await read(scene.luca)).bio).toBe('Wir bauen')
  })

  test.each([{ employeeCount: -1 }, { employeeCount: 1.5 }, { dateFounded: '2009-02-30' }, { dateFounded: '2009' }])(
    '%j: 400',
    async (body) => expect((await edit(scene.clara, body)).status).toBe(400),
  )

  test('its video is seen by people of other companies', async () => {
    const video = await newFile(app, scene.clara, 'VIDEO')
    expect((await edit(scene.clara, { videoId: video })).status).toBe(204)
    expect((await read(scene.luca)).video).toMatchObject({ id: video, mimeType: 'video/mp4' })
    expect((await edit(scene.bruno, { videoId: null })).status).toBe(204)
    expect(await filesOf(app, 'companyVideo', scene.nordwerk)).toEqual([])
  })
})
