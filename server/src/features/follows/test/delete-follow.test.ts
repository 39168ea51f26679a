import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { followsOf } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof followsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = followsOf(app)
})

describe('deleteFollow', () => {
  test('Lea no longer follows David; a repeat changes nothing', async () => {
    const { id } = (await calls.follow(scene.lea, scene.david.id)).body
    expect((await calls.unfollow(scene.lea, id!)).status).toBe(204)
    expect((await calls.unfollow(scene.lea, id!)).status).toBe(204)
    expect(await calls.check(scene.lea, scene.david.id)).toEqual({ id: null, isFollowing: false })
    const card = await app.call('readAuthorCard', { as: scene.lea, query: { id: scene.david.id } })
    expect(card.body.followerCount).toBe(0)
  })

  test('nobody ends what somebody else follows, whoever they are', async () => {
    const { id } = (await calls.follow(scene.lea, scene.clara.id)).body
    for (const who of [scene.clara, scene.ada, scene.luca]) expect((await calls.unfollow(who, id!)).status).toBe(204)
    expect(await calls.check(scene.lea, scene.clara.id)).toEqual({ id, isFollowing: true })
  })
})
