import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newNotification } from '../../../../test/notifications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const markAll = (as: Scene['lea'], userId: string) =>
  app.call('markAllNotificationsRead', { as, body: { userId, isRead: true } })
const unread = async (as: Scene['lea']) =>
  (await app.call('countUnreadNotifications', { as, query: { userId: as.id } })).body

describe('markAllNotificationsRead', () => {
  test('all of the caller, none of anybody else; every one is told', async () => {
    await app.pool.query(
      `insert into notification (event_id, kind, recipient_id, type, target_id, title, body, in_app, mail_due)
       select uuidv7(), 'post.hearted', $1, 'post', uuidv7(), 't', 'b [[x]]', true, false from generate_series(1, 1100)`,
      [scene.lea.id],
    )
    await newNotification(app, scene.noah.id)
    expect((await markAll(scene.lea, scene.lea.id)).status).toBe(204)
    expect(await unread(scene.lea)).toEqual({ unread: 0 })
    expect(await unread(scene.noah)).toEqual({ unread: 1 })
    const { rows } = await app.pool.query<{ n: number }>(
      `select sum(jsonb_array_length(data->'payload'->'ids'))::int as n, max(jsonb_array_length(data->'payload'->'ids')) as most
       from pgboss.job where name = 'event' and data->>'event' = 'notifications.read'`,
    )
    expect(rows).toEqual([{ n: 1_100, most: 500 }])
  })

  test("another person's: 403 and nothing changed", async () => {
    expect((await markAll(scene.ada, scene.noah.id)).status).toBe(403)
    expect(await unread(scene.noah)).toEqual({ unread: 1 })
  })
})
