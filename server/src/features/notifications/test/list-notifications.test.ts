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

const get = async (path: string, as: Scene['lea']) =>
  app.send({ method: 'GET', url: path, token: await app.tokenOf(as) })
const idsOf = (body: unknown) => (body as Notification[]).map(({ id }) => id)

describe.each(['/v1/notifications', '/v1/notifications/non-chat'])('%s', (path) => {
  test('answers the own ones, newest first, 50 unless asked otherwise', async () => {
    const { id } = scene.lea
    const made: string[] = []
    const targetId = await newActivity(app, scene.lea)
    for (let minutesAgo = 60; minutesAgo > 0; minutesAgo -= 1)
      made.push(await newNotification(app, id, { targetId, minutesAgo }))
    const all = await get(`${path}?userId=${id}`, scene.lea)
    expect(all.status).toBe(200)
    expect(idsOf(all.body)).toEqual(made.toReversed().slice(0, 50))
    const second = await get(`${path}?userId=${id}&page=1&size=20`, scene.lea)
    expect(idsOf(second.body)).toEqual(made.toReversed().slice(20, 40))
    expect((all.body as Notification[])[0]).toMatchObject({
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
      const reply = await get(`${path}?userId=${scene.lea.id}`, actor)
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  })

  test('without a userId: 400', async () => {
    expect((await get(path, scene.lea)).status).toBe(400)
  })
})

test('mail-only ones are not in the bell', async () => {
  await newNotification(app, scene.noah.id, { inApp: false })
  expect((await get(`/v1/notifications?userId=${scene.noah.id}`, scene.noah)).body).toEqual([])
  const unread = await get(`/v1/notifications/unread?userId=${scene.noah.id}`, scene.noah)
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
    ((await get(`/v1/notifications?userId=${david.id}`, david)).body as Notification[]).filter(({ link }) => link)
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
    return ((await get(`/v1/notifications/${id}`, clara)).body as Notification).link
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
    const reply = await get(`/v1/notifications/unread?userId=${scene.vera.id}`, scene.vera)
    expect(reply.body).toEqual({ unread: 52 })
  })

  test("another person's userId: 403", async () => {
    expect((await get(`/v1/notifications/unread?userId=${scene.vera.id}`, scene.ada)).status).toBe(403)
  })
})

describe('readNotification', () => {
  test('the own one; to others it does not exist', async () => {
    const id = await newNotification(app, scene.lea.id)
    expect(await get(`/v1/notifications/${id}`, scene.lea)).toMatchObject({ status: 200, body: { id, isRead: false } })
    for (const other of [scene.noah, scene.ada, scene.elena])
      expect((await get(`/v1/notifications/${id}`, other)).status).toBe(404)
  })
})
