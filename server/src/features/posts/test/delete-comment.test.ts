import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const deleteComment = (who: Person, id: string) =>
  app.call('deleteComment', { as: who, body: { id, reasons: 'Werbung gehört nicht hierher.' } })
const read = async (id: string) => (await app.call('readPost', { as: scene.noah, params: { id } })).body

describe('deleteComment', () => {
  test('gone for everybody, and the post counts one less; a question it answered is open again', async () => {
    const id = await newPost(app, scene.lea, { isQuestion: true })
    const [first, second] = [
      await newComment(app, scene.david, id, { minutesAgo: 1 }),
      await newComment(app, scene.noah, id),
    ]
    await app.call('markHelpful', { as: scene.lea, body: { id, commentId: first } })
    expect((await deleteComment(scene.david, first)).status).toBe(204)
    const post = await read(id)
    expect(post).toMatchObject({ commentCount: 1, helpfulCommentId: null })
    expect(post.comments.map((comment) => comment.id)).toEqual([second])
    expect((await deleteComment(scene.david, first)).status).toBe(404)
  })

  test('T27: somebody else’s stays, also under one’s own post; DELETE_COMMENT as far as its company', async () => {
    const id = await newPost(app, scene.lea)
    const comment = await newComment(app, scene.luca, id)
    for (const who of [scene.lea, scene.clara]) expect((await deleteComment(who, comment)).status).toBe(403)
    expect((await deleteComment(scene.elena, comment)).status).toBe(204)
    expect((await deleteComment(scene.ada, await newComment(app, scene.luca, id))).status).toBe(204)
    expect((await read(id)).commentCount).toBe(0)
  })

  test('T27: an empty body is 400, a random id 404', async () => {
    expect((await app.call('deleteComment', { token: await app.tokenOf(scene.lea) })).status).toBe(400)
    expect((await deleteComment(scene.lea, UNKNOWN)).status).toBe(404)
  })
})
