import professionsFile from '@werkplatz/content/professions.json' with { type: 'json' }
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('listProfessions', () => {
  test('the catalogue of an empty database is the one of the content, by name', async () => {
    const { status, body } = await app.call('listProfessions', { as: scene.lea })
    expect(status).toBe(200)
    const byName = new Intl.Collator('de-CH')
    expect(body).toEqual(
      professionsFile.professions
        .map(({ professionId, name, field, durationYears }) => ({ professionId, name, field, durationYears }))
        .toSorted((a, b) => byName.compare(a.name, b.name)),
    )
    const { rows } = await app.pool.query('select id, short from profession order by id')
    expect(rows).toEqual(
      professionsFile.professions
        .map(({ professionId, short }) => ({ id: professionId, short }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  })

  test('whoever is about to set up the profile reads it, whoever is not signed in does not', async () => {
    const mia = await newPerson(app, {
      nameFirst: 'Mia',
      companyId: scene.nordwerk,
      roles: ['APPRENTICE'],
      setupDone: false,
    })
    expect((await app.call('listProfessions', { as: mia })).status).toBe(200)
    expect((await app.call('listProfessions')).status).toBe(401)
  })
})

test('the profession stands on the card of a person, for strangers too, also of minors', async () => {
  const card = async (reader: Scene['lea']) =>
    (await app.call('readAuthorCard', { as: reader, query: { id: scene.lea.id } })).body
  expect(await card(scene.david)).toMatchObject({ profession: null })
  await app.pool.query("update person set profession_id = 'pr-edb', adult_from = '2099-01-01' where id = $1", [
    scene.lea.id,
  ])
  const profession = 'Entwickler:in digitales Business EFZ'
  expect(await card(scene.david)).toMatchObject({ nameLast: 'Muster', profession })
  expect(await card(scene.elena)).toMatchObject({ nameLast: 'M.', profession })
})
