import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { hide, newComment, newPost } from '../../../../test/posts.ts'
import { eraseHidden } from '../actions/erase-hidden.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const rowsOf = async (table: 'post' | 'comment', ids: string[]) =>
  (await app.db.selectFrom(table).select('id').where('id', 'in', ids).execute()).map(({ id }) => id)

describe('eraseHidden', () => {
  test('what was hidden 90 days ago is gone with its files and comments; yesterday’s and what is shown stay', async () => {
    const [old, fresh, shown] = [
      await newPost(app, scene.lea),
      await newPost(app, scene.lea),
      await newPost(app, scene.lea),
    ]
    const picture = await newFile(app, scene.lea, 'IMAGE')
    await attachFile(app, picture, 'post', old)
    const under = await newComment(app, scene.david, old)
    const [gone, kept] = [await newComment(app, scene.david, shown), await newComment(app, scene.david, shown)]
    await hide(app, 'post', old, 91)
    await hide(app, 'post', fresh, 89)
    await hide(app, 'comment', gone, 91)
    expect(await app.begin((tx) => eraseHidden(tx, 'post', 10))).toBe(1)
    expect(await app.begin((tx) => eraseHidden(tx, 'comment', 10))).toBe(1)
    expect((await rowsOf('post', [old, fresh, shown])).toSorted()).toEqual([fresh, shown].toSorted())
    expect(await rowsOf('comment', [under, gone, kept])).toEqual([kept])
    expect(await filesOf(app, 'post', old)).toEqual([])
    const { body } = await app.call('readPost', { as: scene.noah, params: { id: shown } })
    expect(body.commentCount).toBe(1)
  })
})
