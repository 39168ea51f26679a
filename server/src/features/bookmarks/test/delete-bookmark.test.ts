import { expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp } from '../../../../test/app.ts'
import { newScene } from '../../../../test/people.ts'

test('deleteBookmark: Lea takes hers off, Noah’s stays', async () => {
  const app = await testApp()
  const scene = await newScene(app)
  const id = await newActivity(app, scene.david)
  for (const who of [scene.lea, scene.noah])
    await app.call('createBookmark', { as: who, query: { targetId: id, type: 'ACTIVITY' } })
  expect((await app.call('deleteBookmark', { as: scene.lea, query: { targetId: id } })).status).toBe(204)
  const left = await app.db.selectFrom('bookmark').select('person_id').execute()
  expect(left).toEqual([{ person_id: scene.noah.id }])
})
