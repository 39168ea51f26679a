import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { hide, newComment, newPost } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const markHelpful = (who: Person, id: string, commentId: string | null) =>
  app.call('markHelpful', { as: who, body: { id, commentId } })
const helpfulOf = async (id: string) =>
  (await app.call('readPost', { as: scene.noah, params: { id } })).body.helpfulCommentId

describe('markHelpful', () => {
  test('the asker says what helped, changes her mind, and opens it again', async () => {
    const id = await newPost(app, scene.lea, { isQuestion: true })
    const [one, two] = [await newComment(app, scene.david, id), await newComment(app, scene.luca, id)]
    for (const answer of [one, two, null]) {
      expect((await markHelpful(scene.lea, id, answer)).status).toBe(204)
      expect(await helpfulOf(id)).toBe(answer)
    }
  })

  test('nobody else does, not even who runs the platform', async () => {
    const id = await newPost(app, scene.lea, { isQuestion: true })
    const answer = await newComment(app, scene.david, id)
    for (const who of [scene.david, scene.clara, scene.ada])
      expect((await markHelpful(who, id, answer)).status).toBe(403)
    expect(await helpfulOf(id)).toBeNull()
  })

  test('a comment on another post, a hidden one, and a post that asks nothing: 400', async () => {
    const id = await newPost(app, scene.lea, { isQuestion: true })
    const elsewhere = await newComment(app, scene.david, await newPost(app, scene.lea))
    const hidden = await newComment(app, scene.david, id)
    await hide(app, 'comment', hidden)
    for (const answer of [elsewhere, hidden, UNKNOWN])
      expect((await markHelpful(scene.lea, id, answer)).status).toBe(400)
    const plain = await newPost(app, scene.lea)
    expect((await markHelpful(scene.lea, plain, await newComment(app, scene.david, plain))).status).toBe(400)
  })
})
