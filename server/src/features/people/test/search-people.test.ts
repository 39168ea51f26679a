import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
let mia: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await app.pool.query("update person set adult_from = current_date + 100, name_last = 'Grünwald' where id = $1", [
    mia.id,
  ])
})

const search = async (who: Person, query: string) =>
  (await app.call('searchPeople', { as: who, query: { query } })).body.map((hit) => `${hit.nameFirst} ${hit.nameLast}`)

describe('readAuthorCard', () => {
  test('names, figures and the year of joining; what is not on the marketplace does not count', async () => {
    await newActivity(app, scene.david)
    await newActivity(app, scene.david, { status: 'DRAFT' })
    expect((await app.call('readAuthorCard', { as: scene.lea, query: { id: scene.david.id } })).body).toEqual({
      id: scene.david.id,
      profileId: expect.any(String),
      image: null,
      nameFirst: 'David',
      nameLast: 'Muster',
      profession: null,
      slogan: '',
      activitiesPublished: 1,
      followerCount: 0,
      yearJoined: new Date().getFullYear(),
      isOwn: false,
    })
    expect((await app.call('readAuthorCard', { as: scene.david, query: { id: scene.david.id } })).body).toMatchObject({
      isOwn: true,
    })
    expect((await app.call('readAuthorCard', { as: scene.lea, query: { id: scene.nordwerk } })).status).toBe(404)
  })

  test('whoever chose a design instead of a photograph is shown with it', async () => {
    await app.pool.query('update person set avatar_art = 7 where id = $1', [scene.noah.id])
    const { body } = await app.call('readAuthorCard', { as: scene.lea, query: { id: scene.noah.id } })
    expect(body).toMatchObject({ image: '/art/avatar-7.svg' })
  })

  test('of a minor other companies see one letter', async () => {
    const card = (who: Person) => app.call('readAuthorCard', { as: who, query: { id: mia.id } })
    expect((await card(scene.lea)).body).toMatchObject({ nameLast: 'Grünwald' })
    expect((await card(scene.luca)).body).toMatchObject({ nameLast: 'G.' })
  })
})

describe('searchPeople', () => {
  test.each(['Mia', 'grünwald', 'gruenw', 'mia grün', 'gruenwld'])('%s finds Mia', async (query) => {
    expect(await search(scene.lea, query)).toEqual(['Mia Grünwald'])
  })

  test('a minor of another company is found by the first name only', async () => {
    expect(await search(scene.luca, 'Mia')).toEqual(['Mia G.'])
    expect(await search(scene.luca, 'Grünwald')).toEqual([])
  })

  test('no e-mail address, whoever asks', async () => {
    const { body } = await app.call('searchPeople', { as: scene.ada, query: { query: 'muster' } })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  test('one letter: 400; signs of LIKE are taken as written', async () => {
    expect((await app.call('searchPeople', { as: scene.lea, query: { query: 'm' } })).status).toBe(400)
    expect(await search(scene.lea, '%%')).toEqual([])
    expect(await search(scene.lea, '__')).toEqual([])
  })
})
