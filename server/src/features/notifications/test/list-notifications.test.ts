import { randomUUID } from 'node:crypto'

import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newExport } from '../../../../test/exports.ts'
import { newNotification } from '../../../../test/notifications.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const idsOf = (body: Notification[]) => body.map(({ id }) => id)

describe.each(['listNotifications', 'listNonChatNotifications'] as const)('%s', (key) => {
  test('answers the own ones, newest first, 50 unless asked otherwise', async () => {
    const { id } = scene.lea
    const made: string[] = []
    const targetId = await newActivity(app, scene.lea)
    for (let minutesAgo = 60; minutesAgo > 0; minutesAgo -= 1)
      made.push(await newNotification(app, id, { targetId, minutesAgo }))
    const all = await app.call(key, { as: scene.lea, query: { userId: id } })
    expect(all.status).toBe(200)
    expect(idsOf(all.body)).toEqual(made.toReversed().slice(0, 50))
    const second = await app.call(key, { as: scene.lea, query: { userId: id, page: 1, size: 20 } })
    expect(idsOf(second.body)).toEqual(made.toReversed().slice(20, 40))
    expect(all.body[0]).toMatchObject({
      type: 'activity',
      title: 'Deine Aktivität ist genehmigt',
      body: 'Ada hat «Velo flicken» genehmigt. [[Zur Aktivität]]',
      link: expect.stringMatching(/^\/dashboard\/activities\/detail\?id=/) as string,
      isRead: false,
    })
    await app.begin((tx) => tx.deleteFrom('notification').where('recipient_id', '=', id).execute())
  })

  test("another person's userId: 403 for everybody, OWNER included", async () => {
    for (const actor of [scene.noah, scene.ada, scene.bruno, scene.clara]) {
      const reply = await app.call(key, { as: actor, query: { userId: scene.lea.id } })
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  })

  test('without a userId: 400', async () => {
    expect((await app.call(key, { as: scene.lea })).status).toBe(400)
  })
})

test('mail-only ones are not in the bell', async () => {
  await newNotification(app, scene.noah.id, { inApp: false })
  expect((await app.call('listNotifications', { as: scene.noah, query: { userId: scene.noah.id } })).body).toEqual([])
  const unread = await app.call('countUnreadNotifications', { as: scene.noah, query: { userId: scene.noah.id } })
  expect(unread.body).toEqual({ unread: 0 })
})

test('only what the recipient may still reach is linked', async () => {
  const { david, luca } = scene
  const profileOf = async (id: string) =>
    (await app.db.selectFrom('person').select('profile_id').where('id', '=', id).executeTakeFirstOrThrow()).profile_id
  const follow = { kind: 'follow.user', type: 'follow' }
  await newNotification(app, david.id, { ...follow, targetId: await profileOf(luca.id) })
  await newNotification(app, david.id, { ...follow, targetId: randomUUID() })
  const linked = async () =>
    (await app.call('listNotifications', { as: david, query: { userId: david.id } })).body.filter(({ link }) => link)
  expect(await linked()).toHaveLength(1)
  await app.begin((tx) =>
    tx.updateTable('person').set({ rights_version: 2, status: 'DEACTIVATED' }).where('id', '=', luca.id).execute(),
  )
  expect(await linked()).toEqual([])
})

test('what is reached is asked by kind: two of one type lead to different things', async () => {
  const { clara } = scene
  const [activity, exported] = [await newActivity(app, clara), await newExport(app, clara)]
  const linkOf = async (kind: string, targetId: string) => {
    const id = await newNotification(app, clara.id, { kind, targetId })
    return (await app.call('readNotification', { as: clara, params: { id } })).body.link
  }
  expect(await linkOf('activity.approved', activity)).toBe(`/dashboard/activities/detail?id=${activity}`)
  expect(await linkOf('activity.exportReady', exported)).toBe(`/dashboard/activities?id=${exported}`)
  expect(await linkOf('activity.approved', exported)).toBeNull()
  expect(await linkOf('activity.exportReady', activity)).toBeNull()
  // A report stays where it is, whatever became of the post.
  expect(await linkOf('post.reported', randomUUID())).toMatch(/^\/admin\/reports/)
  // Nobody is told this any more.
  expect(await linkOf('activity.featured', activity)).toBeNull()
})

describe('countUnreadNotifications', () => {
  test('counts beyond the first page, and only the unread', async () => {
    for (let n = 0; n < 55; n += 1) await newNotification(app, scene.vera.id, { isRead: n < 3 })
    const reply = await app.call('countUnreadNotifications', { as: scene.vera, query: { userId: scene.vera.id } })
    expect(reply.body).toEqual({ unread: 52 })
  })

  test("another person's userId: 403", async () => {
    expect(
      (await app.call('countUnreadNotifications', { as: scene.ada, query: { userId: scene.vera.id } })).status,
    ).toBe(403)
  })
})

describe('readNotification', () => {
  test('the own one; to others it does not exist', async () => {
    const id = await newNotification(app, scene.lea.id)
    expect(await app.call('readNotification', { as: scene.lea, params: { id } })).toMatchObject({
      status: 200,
      body: { id, isRead: false },
    })
    for (const other of [scene.noah, scene.ada, scene.elena])
      expect((await app.call('readNotification', { as: other, params: { id } })).status).toBe(404)
  })
})
