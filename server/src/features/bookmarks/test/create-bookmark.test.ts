import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const createBookmark = (who: Person, id: string) =>
  app.call('createBookmark', { as: who, query: { targetId: id, type: 'ACTIVITY' } })
const deleteBookmark = (who: Person, id: string) => app.call('deleteBookmark', { as: who, query: { targetId: id } })
const isBookmarked = async (who: Person, id: string) =>
  (await app.call('checkBookmark', { as: who, query: { targetId: id } })).body.isBookmarked
const merkliste = async (who: Person) =>
  (await app.call('listActivities', { as: who, query: { filter: 'BOOKMARKED' } })).body.content.map(
    (row) => row.activityId,
  )

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

describe('createBookmark, checkBookmark, deleteBookmark', () => {
  test('on the own Merkliste, on nobody else’s; and off again', async () => {
    const id = await newActivity(app, scene.david)
    expect((await createBookmark(scene.lea, id)).status).toBe(204)
    expect(await isBookmarked(scene.lea, id)).toBe(true)
    expect(await isBookmarked(scene.noah, id)).toBe(false)
    expect(await merkliste(scene.lea)).toEqual([id])
    expect((await deleteBookmark(scene.lea, id)).status).toBe(204)
    expect(await isBookmarked(scene.lea, id)).toBe(false)
    expect((await deleteBookmark(scene.lea, id)).status).toBe(204)
  })

  test('T31: 100 at once leave one', async () => {
    const id = await newActivity(app, scene.david)
    const token = await app.tokenOf(scene.lea)
    const calls = Array.from({ length: 100 }, (_, i) =>
      i % 3
        ? app.call('createBookmark', { token, query: { targetId: id, type: 'ACTIVITY' } })
        : app.call('deleteBookmark', { token, query: { targetId: id } }),
    )
    expect(new Set((await Promise.all(calls)).map((reply) => reply.status))).toEqual(new Set([204]))
    await createBookmark(scene.lea, id)
    const rows = await app.db.selectFrom('bookmark').select('person_id').where('activity_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })

  test('T31: what is hidden and what does not exist answer alike', async () => {
    const hidden = await newActivity(app, scene.luca)
    for (const id of [hidden, UNKNOWN]) {
      expect((await createBookmark(scene.lea, id)).body).toMatchObject({ status: 404, code: 'not_found' })
      expect(await isBookmarked(scene.lea, id)).toBe(false)
      expect((await deleteBookmark(scene.lea, id)).status).toBe(204)
    }
  })

  test('a draft of one’s own is not on the marketplace: 403', async () => {
    const id = await newActivity(app, scene.lea, { status: 'DRAFT' })
    expect((await createBookmark(scene.lea, id)).status).toBe(403)
  })

  test('what disappears from the marketplace disappears from the Merkliste, and comes back with it', async () => {
    const id = await newActivity(app, scene.david, { title: 'Kommt wieder' })
    await createBookmark(scene.noah, id)
    await app.pool.query("update activity set status = 'DRAFT' where id = $1", [id])
    expect(await merkliste(scene.noah)).toEqual([])
    expect(await isBookmarked(scene.noah, id)).toBe(false)
    await app.pool.query("update activity set status = 'PUBLISHED' where id = $1", [id])
    expect(await merkliste(scene.noah)).toEqual([id])
  })
})
