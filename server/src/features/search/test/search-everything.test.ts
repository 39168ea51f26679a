import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newCompany, newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
let stella: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await newCompany(app, 'Sternwarte Uster')
  stella = await newPerson(app, { nameFirst: 'Stella', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await app.pool.query(
    "update person set adult_from = current_date + 100, name_last = 'Sternberg', profession_id = 'pr-edb' where id = $1",
    [stella.id],
  )
  const title = 'Sterne zählen'
  for (const isPublic of [true, false]) {
    const id = await newActivity(app, scene.david, { title, isPublic })
    await app.pool.query("insert into search_word values ('sterne'), ('zaehlen') on conflict do nothing")
    await app.pool.query('update activity set title = title where id = $1', [id])
  }
})

const find = async (who: Person, query: string, only?: 'PEOPLE' | 'COMPANIES' | 'ACTIVITIES') => {
  const { body } = await app.call('searchEverything', { as: who, query: { query, ...(only && { only }) } })
  return {
    people: body.people.hits.map(({ name }) => name),
    companies: body.companies.hits.map(({ name }) => name),
    activities: body.activities.hits.map(({ title }) => title),
    totals: [body.people.total, body.companies.total, body.activities.total],
  }
}

describe('searchEverything', () => {
  test('one call finds people, companies and activities', async () => {
    expect(await find(scene.lea, 'stern')).toEqual({
      people: ['Stella Sternberg'],
      companies: ['Sternwarte Uster'],
      activities: ['Sterne zählen', 'Sterne zählen'],
      totals: [1, 1, 2],
    })
    const { body } = await app.call('searchEverything', { as: scene.lea, query: { query: 'stern' } })
    expect(body.people.hits[0]).toMatchObject({
      userId: stella.id,
      company: 'Nordwerk AG',
      profession: expect.any(String),
    })
    expect(body.activities.hits[0]).toMatchObject({ activityStatus: 'PUBLISHED', company: 'Nordwerk AG' })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  test('elsewhere: what is internal stays inside, a minor is found by the first name alone', async () => {
    expect(await find(scene.luca, 'stern')).toMatchObject({
      people: [],
      activities: ['Sterne zählen'],
      totals: [0, 1, 1],
    })
    expect((await find(scene.luca, 'stella')).people).toEqual(['Stella S.'])
  })

  test('whoever is kept apart is not found, from either side', async () => {
    await app.call('createBlock', { as: scene.noah, body: { userId: stella.id } })
    expect((await find(scene.noah, 'stella')).people).toEqual([])
    expect((await find(stella, 'noah')).people).toEqual([])
    expect((await find(scene.lea, 'noah')).people).toEqual(['Noah Muster'])
  })

  test('three of each, or twenty of one; who is shown counts, up to 200 an hour', async () => {
    await app.pool.query(
      `insert into person (company_id, email, name_first, name_last, roles, setup_at)
       select $1, 'viele' || n || '@search.example', 'Quint' || n, md5(n::text), '{USER}', now() from generate_series(1, 2000) n`,
      [scene.suedwerk],
    )
    const overview = await find(scene.elena, 'quint')
    expect(overview.people).toHaveLength(3)
    expect(overview.totals[0]).toBe(100)
    expect((await find(scene.elena, 'quint', 'PEOPLE')).people).toHaveLength(20)
    const statuses = new Set<number>()
    for (let n = 0; n < 60; n += 1) {
      app.clock.add(3)
      const query = `quint${(n * 37) % 2000}`
      statuses.add((await app.call('searchEverything', { as: scene.elena, query: { query, only: 'PEOPLE' } })).status)
    }
    expect(statuses).toEqual(new Set([200, 429]))
  }, 60_000)

  test('one letter: 400; signs of LIKE are taken as written', async () => {
    expect((await app.call('searchEverything', { as: scene.lea, query: { query: 's' } })).status).toBe(400)
    expect(await find(scene.lea, '%%')).toMatchObject({ totals: [0, 0, 0] })
  })
})
