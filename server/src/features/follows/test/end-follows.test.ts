import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { endFollows } from '../actions/end-follows.ts'
import { followsOf } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof followsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = followsOf(app)
})

describe('endFollows', () => {
  test('both directions, and nothing else', async () => {
    const { lea, david, noah } = scene
    await calls.follow(lea, david.id)
    await calls.follow(david, lea.id)
    await calls.follow(noah, david.id)
    await app.begin((tx) => endFollows(tx, david.id, lea.id))
    expect((await calls.check(lea, david.id)).isFollowing).toBe(false)
    expect((await calls.check(david, lea.id)).isFollowing).toBe(false)
    expect((await calls.check(noah, david.id)).isFollowing).toBe(true)
  })

  test('whoever follows while being blocked does so before or not at all', async () => {
    const { lea, luca } = scene
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([calls.follow(lea, luca.id), calls.block(luca, lea.id), calls.follow(lea, luca.id)])
      expect(await calls.check(lea, luca.id)).toEqual({ id: null, isFollowing: false })
      await app.call('deleteBlock', { as: luca, body: { userId: lea.id } })
    }
  })
})
