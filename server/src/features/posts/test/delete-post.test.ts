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

const deletePost = (who: Person, id: string) =>
  app.call('deletePost', { as: who, body: { id, reasons: 'Werbung gehört nicht hierher.' } })
const read = (who: Person, id: string) => app.call('readPost', { as: who, params: { id } })

describe('deletePost', () => {
  test('the author’s own: gone for everybody, its comments and hearts with it; the row waits for its end', async () => {
    const id = await newPost(app, scene.lea)
    const commentId = await newComment(app, scene.david, id)
    expect((await deletePost(scene.lea, id)).status).toBe(204)
    for (const who of [scene.lea, scene.luca, scene.ada]) expect((await read(who, id)).status).toBe(404)
    const heart = { targetId: commentId, heartType: 'comment' as const }
    expect((await app.call('changeHeart', { as: scene.noah, body: heart })).status).toBe(404)
    const row = await app.db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ hidden_by: scene.lea.id, comment_count: 1, body: 'Beitrag von Lea' })
  })

  test('T27: somebody else’s stays; DELETE_POST takes away those of the own company, OWNER and ADMIN all', async () => {
    const id = await newPost(app, scene.lea)
    for (const who of [scene.noah, scene.luca, scene.elena, scene.david])
      expect((await deletePost(who, id)).status).toBe(403)
    expect((await read(scene.noah, id)).status).toBe(200)
    expect((await deletePost(scene.clara, id)).status).toBe(204)
    expect((await deletePost(scene.bruno, await newPost(app, scene.luca))).status).toBe(204)
    const audit = await app.db.selectFrom('audit').selectAll().where('target_id', '=', id).execute()
    expect(audit).toMatchObject([{ actor_id: scene.clara.id, action: 'takeAway', resource: 'post' }])
  })

  test('T27: an empty body is 400; hidden and random ids answer alike', async () => {
    const token = await app.tokenOf(scene.lea)
    expect((await app.call('deletePost', { token })).status).toBe(400)
    const hidden = await newPost(app, scene.lea)
    await hide(app, 'post', hidden)
    for (const id of [hidden, UNKNOWN]) expect((await deletePost(scene.lea, id)).body).toMatchObject({ status: 404 })
  })
})
