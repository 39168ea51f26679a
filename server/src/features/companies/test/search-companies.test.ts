import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newCompany, newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await newCompany(app, 'Bäckerei Nord')
  await app.pool.query("update company set location = 'Aarau' where id = $1", [scene.nordwerk])
})

const search = async (query: string) => (await app.call('searchCompanies', { as: scene.lea, query: { query } })).body

describe('searchCompanies', () => {
  test('by name, the beginning first; umlauts as they are typed', async () => {
    expect(await search('nord')).toMatchObject([
      {
        companyId: scene.nordwerk,
        companyProfileId: expect.any(String),
        name: 'Nordwerk AG',
        location: 'Aarau',
        image: null,
      },
      { name: 'Bäckerei Nord' },
    ])
    expect(await search('baeckerei')).toMatchObject([{ name: 'Bäckerei Nord' }])
    expect(await search('suedwerk')).toMatchObject([{ companyId: scene.suedwerk }])
  })

  test('nothing alike, or signs alone: nothing', async () => {
    expect(await search('xylophon')).toEqual([])
    expect(await search('%%')).toEqual([])
  })

  test('one letter is no search: 400', async () => {
    expect((await app.call('searchCompanies', { as: scene.lea, query: { query: 'n' } })).status).toBe(400)
  })
})
