// Taken away after a report, and back exactly as it was.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { removeReported, wholeRow } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const restore = (as: Person, id: string) => app.call('restoreReported', { as, body: { id, reasons: 'Doch.' } })
const rowOf = (table: string, id: string) => wholeRow(app, table, id)
const read = async (as: Person, postId: string) => app.call('readPost', { as, params: { id: postId } })

describe('restoreHidden', () => {
  test('a post with its hearts and comments', async () => {
    const postId = await newPost(app, scene.lea)
    await newComment(app, scene.noah, postId)
    await app.call('changeHeart', { as: scene.david, body: { targetId: postId, heartType: 'post' } })
    const before = await rowOf('post', postId)
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'POST', targetId: postId })
    expect((await read(scene.noah, postId)).status).toBe(404)
    expect((await restore(scene.bruno, id)).status).toBe(204)
    expect(await rowOf('post', postId)).toEqual(before)
    expect((await read(scene.noah, postId)).body).toMatchObject({ heartCount: 1, commentCount: 1 })
    expect(await rowOf('report', id)).toMatchObject({ restored_by: scene.bruno.id, kept: null })
  })

  test('a comment that had helped helps again', async () => {
    const postId = await newPost(app, scene.noah, { isQuestion: true })
    const commentId = await newComment(app, scene.lea, postId)
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId } })
    const before = [await rowOf('post', postId), await rowOf('comment', commentId)]
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'COMMENT', targetId: commentId })
    expect(await rowOf('post', postId)).toMatchObject({ helpful_comment_id: null, comment_count: 0 })
    await restore(scene.ada, id)
    expect([await rowOf('post', postId), await rowOf('comment', commentId)]).toEqual(before)
  })

  test('unless another answer helps by now', async () => {
    const postId = await newPost(app, scene.noah, { isQuestion: true })
    const first = await newComment(app, scene.lea, postId)
    const second = await newComment(app, scene.david, postId)
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId: first } })
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'COMMENT', targetId: first })
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId: second } })
    await restore(scene.ada, id)
    expect(await rowOf('post', postId)).toMatchObject({ helpful_comment_id: second, comment_count: 2 })
  })

  test('what its author had taken away does not come back by a moderator', async () => {
    const postId = await newPost(app, scene.lea)
    await app.call('deletePost', { as: scene.lea, body: { id: postId } })
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'POST', targetId: postId })
    expect((await restore(scene.ada, id)).body).toMatchObject({ status: 409, code: 'content_gone' })
    expect((await rowOf('post', postId)).hidden_by).toBe(scene.lea.id)
  })
})
