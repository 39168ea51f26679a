import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, hide, newComment, newPost, profileOf } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const saveComment = (who: Person, body: Record<string, unknown>) =>
  app.call('saveComment', { as: who, body: { commentType: 'post', ...body } })
const read = async (id: string) => (await app.call('readPost', { as: scene.noah, params: { id } })).body

describe('saveComment without an id', () => {
  test('creates: 201 with the address of the post, which counts it', async () => {
    const targetId = await newPost(app, scene.lea)
    const { status, headers } = await saveComment(scene.luca, { targetId, body: ' Gut gemacht ' })
    expect([status, String(headers['location'])]).toEqual([201, `/dashboard/community/post?id=${targetId}`])
    expect(await read(targetId)).toMatchObject({
      commentCount: 1,
      comments: [{ body: 'Gut gemacht', targetId, commentType: 'post', authorNameFirst: 'Luca' }],
    })
  })

  test('an empty one, and one that answers a comment: 400', async () => {
    const targetId = await newPost(app, scene.lea)
    expect((await saveComment(scene.luca, { targetId, body: '  ' })).body).toMatchObject({
      status: 400,
      errors: ['Ein Kommentar darf nicht leer sein'],
    })
    expect((await saveComment(scene.luca, { targetId, body: 'x', commentType: 'comment' })).status).toBe(400)
  })

  test('who is kept apart does not comment on each other’s posts: 403, both ways', async () => {
    const { lea, david, noah } = await newScene(app, 'Ostwerk')
    await block(app, lea, david)
    expect((await saveComment(david, { targetId: await newPost(app, lea), body: 'x' })).status).toBe(403)
    expect((await saveComment(lea, { targetId: await newPost(app, david), body: 'x' })).status).toBe(403)
    const targetId = await newPost(app, noah)
    expect((await saveComment(david, { targetId, body: 'x' })).status).toBe(201)
    // Nor does somebody else bring them together.
    const hers = await newPost(app, lea)
    expect((await saveComment(noah, { targetId: hers, body: `@[${await profileOf(app, david)}]` })).status).toBe(400)
  })

  test('T31: hidden and random posts answer alike', async () => {
    const hidden = await newPost(app, scene.lea)
    await hide(app, 'post', hidden)
    for (const targetId of [hidden, UNKNOWN])
      expect((await saveComment(scene.luca, { targetId, body: 'x' })).body).toMatchObject({ status: 404 })
  })
})

describe('saveComment with an id', () => {
  test('its author changes it; nobody else does', async () => {
    const targetId = await newPost(app, scene.lea)
    const id = await newComment(app, scene.luca, targetId)
    expect((await saveComment(scene.luca, { id, targetId, body: 'Neu' })).status).toBe(200)
    for (const who of [scene.lea, scene.elena, scene.ada])
      expect((await saveComment(who, { id, targetId, body: 'Fremd' })).status).toBe(403)
    expect((await read(targetId)).comments).toMatchObject([{ id, body: 'Neu', dateEdited: expect.any(String) }])
  })

  test('it stays on its post', async () => {
    const targetId = await newPost(app, scene.lea)
    const id = await newComment(app, scene.luca, targetId)
    expect((await saveComment(scene.luca, { id, targetId: await newPost(app, scene.lea), body: 'x' })).status).toBe(404)
  })
})
