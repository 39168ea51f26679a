import { randomUUID } from 'node:crypto'

import type { FollowMode } from '@werkplatz/contract/follows/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { followsOf, somebody } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof followsOf>
/** Open, of Nordwerk; followed by a colleague, an adult elsewhere, and a minor elsewhere. */
let olga: Person
let colleague: Person
let elsewhere: Person
let minor: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = followsOf(app)
  olga = await somebody(app, scene.nordwerk, 'Olga', { nameLast: 'Offen' })
  colleague = await somebody(app, scene.nordwerk, 'Kai', { nameLast: 'Kollege' })
  elsewhere = await somebody(app, scene.suedwerk, 'Erna', { nameLast: 'Extern' })
  minor = await somebody(app, scene.suedwerk, 'Mia', { nameLast: 'Grünwald', isMinor: true })
  for (const fan of [colleague, elsewhere, minor]) await calls.follow(fan, olga.id)
  await calls.follow(olga, minor.id)
  await calls.follow(olga, scene.suedwerk, 'other')
  await calls.follow(olga, colleague.id)
})

const namesOf = async (who: Person, userId: string, mode: FollowMode, query = {}) => {
  const { status, body } = await calls.list(who, userId, mode, query)
  expect(status).toBe(200)
  return body.content.map(({ name }) => name)
}
const search = async (who: Person, userId: string, mode: FollowMode, query: string) => {
  const { body } = await app.call('searchFollows', { as: who, query: { userId, mode, query } })
  return { names: body.content.map(({ name }) => name), total: body.totalElements }
}

describe('listFollows', () => {
  test('the own list, newest first or oldest; of a minor elsewhere one letter and no photograph', async () => {
    expect(await namesOf(olga, olga.id, 'FOLLOWERS')).toEqual(['Mia G.', 'Erna Extern', 'Kai Kollege'])
    expect(await namesOf(olga, olga.id, 'FOLLOWERS', { sort: 'dateCreated,asc' })).toEqual([
      'Kai Kollege',
      'Erna Extern',
      'Mia G.',
    ])
    expect(await namesOf(olga, olga.id, 'USER_FOLLOWS')).toEqual(['Kai Kollege', 'Südwerk AG', 'Mia G.'])
  })

  test('an entry says whose it is, whether the reader follows too, and whether it is the reader', async () => {
    const { body } = await calls.list(olga, olga.id)
    expect(body).toMatchObject({ totalElements: 3, totalPages: 1, size: 50, number: 0, isCapped: false })
    expect(body.profile).toMatchObject({
      targetId: olga.id,
      name: 'Olga Offen',
      isOwn: true,
      followerCount: 3,
      hiddenFollowers: 0,
      hiddenFollowing: 0,
      followingCount: 3,
    })
    expect(body.content[2]).toMatchObject({
      targetId: colleague.id,
      profileType: 'user',
      followType: 'user',
      followId: (await calls.check(olga, colleague.id)).id,
      isOwn: false,
    })
    expect(body.content[1]).toMatchObject({ targetId: elsewhere.id, followId: null })
    const asKai = await calls.list(colleague, olga.id)
    expect(asKai.body.content.find(({ targetId }) => targetId === colleague.id)).toMatchObject({ isOwn: true })
    const companies = (await calls.list(olga, olga.id, 'USER_FOLLOWS')).body.content
    expect(companies[1]).toMatchObject({ profileType: 'company', followType: 'other', targetId: scene.suedwerk })
  })

  test('in somebody else’s list a closed profile of another company is missing, and from the totals', async () => {
    const { body } = await calls.list(colleague, olga.id)
    expect(body.content.map(({ name }) => name)).toEqual(['Erna Extern', 'Kai Kollege'])
    const hidden = { hiddenFollowers: 1, hiddenFollowing: 1 }
    expect(body).toMatchObject({ totalElements: 2, profile: { followerCount: 2, followingCount: 2, ...hidden } })
    // Shown and hidden together are what the profile says.
    const profile = await app.call('readProfile', {
      as: scene.noah,
      params: { type: 'user' },
      query: { id: body.profile.profileId },
    })
    expect(profile.body).toMatchObject({ followerCount: 3, followingCount: 3 })
    // Colleagues of the minor see them.
    expect(await namesOf(elsewhere, olga.id, 'FOLLOWERS')).toEqual(['Mia Grünwald', 'Erna Extern', 'Kai Kollege'])
  })

  test('lists of a closed profile: for its own company, 403 for others; of nobody: 404', async () => {
    for (const mode of ['FOLLOWERS', 'USER_FOLLOWS'] as const) {
      expect((await calls.list(elsewhere, minor.id, mode)).status).toBe(200)
      expect((await calls.list(minor, minor.id, mode)).status).toBe(200)
      expect((await calls.list(olga, minor.id, mode)).body).toMatchObject({ status: 403, code: 'forbidden' })
      expect((await calls.list(scene.ada, minor.id, mode)).status).toBe(403)
      expect((await calls.list(olga, randomUUID(), mode)).status).toBe(404)
    }
  })

  test('followers of a company; a company follows nobody', async () => {
    expect(await namesOf(colleague, scene.suedwerk, 'FOLLOWERS')).toEqual(['Olga Offen'])
    expect(await namesOf(colleague, scene.suedwerk, 'USER_FOLLOWS')).toEqual([])
  })

  test('who is kept apart from the reader is in no list, and their lists are like nobody’s', async () => {
    const [paula, quirin] = [
      await somebody(app, scene.nordwerk, 'Paula'),
      await somebody(app, scene.nordwerk, 'Quirin'),
    ]
    for (const fan of [paula, quirin]) await calls.follow(fan, scene.david.id)
    expect(await namesOf(quirin, scene.david.id, 'FOLLOWERS')).toEqual(['Quirin Muster', 'Paula Muster'])
    await calls.block(paula, quirin.id)
    expect(await namesOf(quirin, scene.david.id, 'FOLLOWERS')).toEqual(['Quirin Muster'])
    expect(await namesOf(paula, scene.david.id, 'FOLLOWERS')).toEqual(['Paula Muster'])
    expect(await namesOf(scene.lea, scene.david.id, 'FOLLOWERS')).toHaveLength(2)
    const nobody = await calls.list(quirin, randomUUID())
    for (const [who, whose] of [
      [quirin, paula],
      [paula, quirin],
    ] as const)
      expect((await calls.list(who, whose.id)).body).toEqual(nobody.body)
  })

  test('50 a page unless asked otherwise; beyond the end the last page', async () => {
    await app.pool.query(
      `with fan as (
         insert into person (company_id, email, name_first, name_last, roles, setup_at)
         select $1, 'fan' || n || '@fans.example', 'Fan', 'Nummer ' || n, '{USER}', now() from generate_series(1, 60) n
         returning id)
       insert into follow (follower_id, person_id) select id, $2 from fan`,
      [scene.nordwerk, scene.vera.id],
    )
    expect((await calls.list(scene.vera, scene.vera.id)).body).toMatchObject({ totalElements: 60, totalPages: 2 })
    const last = await calls.list(scene.vera, scene.vera.id, 'FOLLOWERS', { page: 7 })
    expect(last.body).toMatchObject({ number: 1 })
    expect(last.body.content).toHaveLength(10)
  })
})

describe('searchFollows', () => {
  test('by a part of the name, people and companies', async () => {
    expect(await search(olga, olga.id, 'FOLLOWERS', 'extern')).toEqual({ names: ['Erna Extern'], total: 1 })
    expect(await search(olga, olga.id, 'USER_FOLLOWS', 'südw')).toEqual({ names: ['Südwerk AG'], total: 1 })
    expect(await search(olga, olga.id, 'FOLLOWERS', '%%')).toEqual({ names: [], total: 0 })
  })

  test('of whom only a letter is shown, the first name alone is searched', async () => {
    expect((await search(olga, olga.id, 'FOLLOWERS', 'mia')).names).toEqual(['Mia G.'])
    expect((await search(olga, olga.id, 'FOLLOWERS', 'grünwald')).names).toEqual([])
    expect((await search(elsewhere, olga.id, 'FOLLOWERS', 'grünwald')).names).toEqual(['Mia Grünwald'])
  })
})

describe('the 200 people an hour', () => {
  test('pages of follow lists count', async () => {
    await app.pool.query(
      `with fan as (
         insert into person (company_id, email, name_first, name_last, roles, setup_at)
         select $1, 'many' || n || '@fans.example', 'Viele', 'Nummer ' || n, '{USER}', now() from generate_series(1, 300) n
         returning id)
       insert into follow (follower_id, company_id) select id, $1 from fan`,
      [scene.nordwerk],
    )
    const statuses: number[] = []
    for (let page = 0; page < 5; page += 1)
      statuses.push((await calls.list(scene.luca, scene.nordwerk, 'FOLLOWERS', { page })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })
})
