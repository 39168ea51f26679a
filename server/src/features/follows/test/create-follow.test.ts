import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { followsOf, somebody } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof followsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = followsOf(app)
})

const followersOf = async (id: string) =>
  (await app.call('readAuthorCard', { as: scene.vera, query: { id } })).body.followerCount

describe('createFollow', () => {
  test('Lea follows David and a company; both cards count her, and she is led to the profile', async () => {
    const { status, body, headers } = await calls.follow(scene.lea, scene.david.id)
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), isFollowing: true })
    const { rows } = await app.pool.query('select profile_id from person where id = $1', [scene.david.id])
    expect(headers.location).toBe(`/dashboard/community/profile?id=${rows[0].profile_id}&type=user`)
    expect(await calls.check(scene.lea, scene.david.id)).toEqual(body)
    expect(await calls.check(scene.noah, scene.david.id)).toEqual({ id: null, isFollowing: false })
    expect(await followersOf(scene.david.id)).toBe(1)

    const company = await calls.follow(scene.lea, scene.suedwerk, 'other')
    expect(company.status).toBe(201)
    expect(company.headers.location).toMatch(/&type=company$/)
    const footer = await app.call('readCompanyFooter', { as: scene.noah, query: { id: scene.suedwerk } })
    expect(footer.body.followerCount).toBe(1)
  })

  test('a repeat answers the same follow and counts once', async () => {
    const first = await calls.follow(scene.noah, scene.luca.id)
    const again = await calls.follow(scene.noah, scene.luca.id)
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await followersOf(scene.luca.id)).toBe(1)
  })

  test('oneself: 403; nobody, somebody who left, and an id of the other kind: 404 alike', async () => {
    expect((await calls.follow(scene.lea, scene.lea.id)).body).toMatchObject({ code: 'follow_refused' })
    const left = await somebody(app, scene.nordwerk, 'Weg')
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [left.id])
    const answers = [
      await calls.follow(scene.lea, randomUUID()),
      await calls.follow(scene.lea, left.id),
      await calls.follow(scene.lea, scene.nordwerk),
      await calls.follow(scene.lea, scene.david.id, 'other'),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]!.body])
    expect(answers[0]!.body).toMatchObject({ code: 'not_found' })
  })

  test('between two who are kept apart: in both directions nobody is there', async () => {
    const [anna, beat] = [await somebody(app, scene.nordwerk, 'Anna'), await somebody(app, scene.suedwerk, 'Beat')]
    await calls.block(anna, beat.id)
    const refused = await Promise.all([calls.follow(anna, beat.id), calls.follow(beat, anna.id)])
    for (const { status, body } of refused) {
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'not_found' })
    }
    expect(await followersOf(anna.id)).toBe(0)
  })

  test('100 parallel toggles of ten people: the count is exact', async () => {
    const star = await somebody(app, scene.nordwerk, 'Star')
    const fans = await Promise.all(Array.from({ length: 10 }, (_, n) => somebody(app, scene.nordwerk, `Fan${n}`)))
    const toggle = async (n: number) => {
      const fan = fans[n % fans.length]!
      const { id } = await calls.check(fan, star.id)
      const { status } = id ? await calls.unfollow(fan, id) : await calls.follow(fan, star.id)
      expect([201, 204]).toContain(status)
    }
    await Promise.all(Array.from({ length: 100 }, (_, n) => toggle(n)))
    const { rows } = await app.pool.query<{ counted: number; kept: number }>(
      `select count(*)::int as counted, (select followers from follower_count where followed_id = $1) as kept
       from follow where person_id = $1`,
      [star.id],
    )
    expect(rows[0]!.kept).toBe(rows[0]!.counted)
    expect(await followersOf(star.id)).toBe(rows[0]!.counted)
  }, 60_000)
})
