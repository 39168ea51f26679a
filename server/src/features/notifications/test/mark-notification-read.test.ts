import { randomUUID } from 'node:crypto'

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

const patch = (as: Scene['lea'], body: object) => app.call('markNotificationRead', { as, body })
const isRead = async (id: string) =>
  (await app.db.selectFrom('notification').select('is_read').where('id', '=', id).executeTakeFirstOrThrow()).is_read
const announced = async () => {
  const { rows } = await app.pool.query<{ data: { event: string; payload: unknown } }>(
    "select data from pgboss.job where name = 'event' and data->>'event' = 'notifications.read'",
  )
  return rows.map((row) => row.data.payload)
}

describe('markNotificationRead', () => {
  test('unread → read, told to the other devices once', async () => {
    const id = await newNotification(app, scene.lea.id)
    expect((await patch(scene.lea, { id, isRead: true })).status).toBe(204)
    expect((await patch(scene.lea, { id, isRead: true })).status).toBe(204)
    expect(await isRead(id)).toBe(true)
    expect(await announced()).toEqual([{ personId: scene.lea.id, ids: [id] }])
  })

  test("another person's: 404, it stays unread and nobody is told", async () => {
    const before = await announced()
    const id = await newNotification(app, scene.lea.id)
    for (const other of [scene.noah, scene.ada, scene.elena]) {
      expect((await patch(other, { id, isRead: true })).status).toBe(404)
    }
    expect((await patch(scene.lea, { id: randomUUID(), isRead: true })).status).toBe(404)
    expect(await isRead(id)).toBe(false)
    expect(await announced()).toEqual(before)
  })

  test('read does not become unread again: 400', async () => {
    const id = await newNotification(app, scene.lea.id)
    expect((await patch(scene.lea, { id, isRead: false })).status).toBe(400)
  })
})
