import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, hide, newComment, newPost } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const changeHeart = (who: Person, targetId: string, heartType: 'post' | 'comment' = 'post', isHearted?: boolean) =>
  app.call('changeHeart', { as: who, body: { targetId, heartType, ...(isHearted !== undefined && { isHearted }) } })
const heartsOf = async (id: string) => {
  const { rows } = await app.pool.query<{ kept: number; rows: number }>(
    `select heart_count as kept, (select count(*)::int from post_heart where post_id = id) as rows from post where id = $1`,
    [id],
  )
  return rows[0]!
}

describe('changeHeart', () => {
  test.each(['post', 'comment'] as const)('a %s: given, taken back; others’ stay', async (type) => {
    const post = await newPost(app, scene.lea)
    const id = type === 'post' ? post : await newComment(app, scene.david, post)
    expect((await changeHeart(scene.luca, id, type)).body).toEqual({ isHearted: true, heartCount: 1 })
    expect((await changeHeart(scene.noah, id, type)).body).toEqual({ isHearted: true, heartCount: 2 })
    expect((await changeHeart(scene.luca, id, type)).body).toEqual({ isHearted: false, heartCount: 1 })
  })

  test('with a wish a repeat is harmless', async () => {
    const id = await newPost(app, scene.lea)
    for (let n = 0; n < 3; n += 1)
      expect((await changeHeart(scene.noah, id, 'post', true)).body).toEqual({ isHearted: true, heartCount: 1 })
    for (let n = 0; n < 2; n += 1)
      expect((await changeHeart(scene.noah, id, 'post', false)).body).toEqual({ isHearted: false, heartCount: 0 })
  })

  test('T31: 100 toggles at once leave what an even number leaves, and the kept count is that of the rows', async () => {
    const id = await newPost(app, scene.lea)
    const token = await app.tokenOf(scene.noah)
    const body = { targetId: id, heartType: 'post' as const }
    // Whoever waits too long on a busy machine is asked to come back, and changes nothing until then.
    const toggle = async (): Promise<number> => {
      const { status } = await app.call('changeHeart', { token, body })
      return status === 503 ? toggle() : status
    }
    const statuses = await Promise.all(Array.from({ length: 100 }, toggle))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await heartsOf(id)).toEqual({ kept: 0, rows: 0 })
    expect((await changeHeart(scene.noah, id)).body).toEqual({ isHearted: true, heartCount: 1 })
  }, 30_000)

  test('nine people, 90 toggles at once, comments in between: the counts are those of the rows', async () => {
    const id = await newPost(app, scene.lea)
    const { nordwerk: _n, suedwerk: _s, ...people } = scene
    const tokens = await Promise.all(Object.values(people).map((who) => app.tokenOf(who)))
    await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 10 }, (_, n) =>
          n % 3
            ? app.call('changeHeart', { token, body: { targetId: id, heartType: 'post', isHearted: n % 2 === 0 } })
            : app.call('saveComment', { token, body: { targetId: id, body: 'x', commentType: 'post' } }),
        ),
      ),
    )
    const { kept, rows } = await heartsOf(id)
    expect(kept).toBe(rows)
    const { body } = await app.call('readPost', { as: scene.noah, params: { id } })
    expect(body.commentCount).toBe(body.comments.length)
    expect(body.commentCount).toBe(tokens.length * 4)
  }, 30_000)

  test('who is kept apart gives no hearts: 403; hidden and random ids answer alike', async () => {
    const { lea, david } = await newScene(app, 'Ostwerk')
    await block(app, lea, david)
    const id = await newPost(app, lea)
    expect((await changeHeart(david, id)).status).toBe(403)
    expect((await changeHeart(scene.noah, id)).status).toBe(200)
    await hide(app, 'post', id)
    for (const gone of [id, UNKNOWN]) expect((await changeHeart(scene.noah, gone)).body).toMatchObject({ status: 404 })
  })
})
