import { expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp } from '../../../../test/app.ts'
import { newScene } from '../../../../test/people.ts'

test('deleteBookmark: Lea takes hers off, Noah’s stays', async () => {
  const app = await testApp()
  const scene = await newScene(app)
  const id = await newActivity(app, scene.david)
  for (const who of [scene.lea, scene.noah]) {
    const url = `/v1/bookmarks/create?targetId=${id}&type=ACTIVITY`
    await app.send({ method: 'POST', url, token: await app.tokenOf(who) })
  }
  const url = `/v1/bookmarks/delete?targetId=${id}`
  expect((await app.send({ method: 'DELETE', url, token: await app.tokenOf(scene.lea) })).status).toBe(204)
  const left = await app.db.selectFrom('bookmark').select('person_id').execute()
  expect(left).toEqual([{ person_id: scene.noah.id }])
})
