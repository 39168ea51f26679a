import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { blocksOf } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof blocksOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = blocksOf(app)
})

describe('deleteBlock', () => {
  test('whoever blocked takes it back, the other cannot; a repeat changes nothing', async () => {
    const { lea, luca } = scene
    const follow = () => app.call('createFollow', { as: luca, body: { targetId: lea.id, followType: 'user' } })
    await calls.block(lea, luca.id)
    expect((await calls.unblock(luca, lea.id)).status).toBe(204)
    expect((await calls.check(lea, luca.id)).isBlocked).toBe(true)
    expect((await follow()).status).toBe(404)
    expect((await calls.unblock(lea, luca.id)).status).toBe(204)
    expect((await calls.unblock(lea, luca.id)).status).toBe(204)
    expect((await calls.check(lea, luca.id)).isBlocked).toBe(false)
    expect((await follow()).status).toBe(201)
  })

  test('both blocked each other: taking one back is not enough', async () => {
    const { david, noah } = scene
    await calls.block(david, noah.id)
    await calls.block(noah, david.id)
    await calls.unblock(david, noah.id)
    const { status } = await app.call('createFollow', { as: david, body: { targetId: noah.id, followType: 'user' } })
    expect(status).toBe(404)
  })
})
