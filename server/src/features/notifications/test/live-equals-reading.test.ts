// For every destination: take what a client holds, let something happen, apply the frame it gets, read again. Equal.
import { randomUUID } from 'node:crypto'

import { destinations } from '@werkplatz/contract/destinations.ts'
import {
  addLiveEvent,
  addNotification,
  readNotification,
  type BellState,
} from '@werkplatz/contract/notifications/live.ts'
import type { LiveEvent, Notification } from '@werkplatz/contract/notifications/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { happen, HAPPENED, type Happened } from '../../../../test/happened.ts'
import { newNotification } from '../../../../test/notifications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { listGoodSessions } from '../../../access/member.queries.ts'
import { connect, realBus, startNode, type LibraryClient } from '../../../live/test/support.ts'
import type { Bus } from '../../../outbound/bus.ts'
import { feeds, notifies, onlyPeople } from '../../../plugs/notices.ts'
import { feedListeners, notifyListeners, readListener } from '../notification.listeners.ts'

const told = notifies(HAPPENED, 'activity.published', async (_db, payload) => {
  const { actorId, targetId, recipientIds } = payload as never as Happened
  return { actorId, targetId, recipients: onlyPeople(recipientIds), params: { activityTitle: 'Velo flicken' } }
})
const shown = feeds(HAPPENED, 'ACTIVITY_PUBLISHED', async (_db, payload) => ({
  personId: (payload as never as Happened).actorId,
  audience: 'EXTERNAL' as const,
}))

let app: TestApp
let scene: Scene
let bus: Bus
let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  bus = await realBus()
  const listeners = [...notifyListeners([told]), ...feedListeners([shown]), readListener]
  await testWorker(app, { jobs: [], listeners }, { bus })
  node = await startNode({
    bus,
    authenticator: app.identity.authenticator,
    goodSessions: (sessions) => listGoodSessions(app.db, sessions),
  })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

/** A signed-in device with everything the bell and the feed hold. */
async function device(person: Person) {
  const token = await app.tokenOf(person)
  const client = await connect(node.url, token)
  const own = (name: string) => `/topic/${name}/${person.id}`
  const topics = [own('notifications'), own('notifications/read'), own('nonChatNotifications'), '/topic/events']
  for (const topic of topics) await client.listen(topic)
  const query = { userId: person.id }
  const reads = {
    list: async () => (await app.call('listNotifications', { token, query })).body,
    nonChat: async () => (await app.call('listNonChatNotifications', { token, query })).body,
    unread: async () => (await app.call('countUnreadNotifications', { token, query })).body.unread,
    events: async () => (await app.call('listEvents', { token })).body,
  }
  return {
    token,
    client,
    own,
    ...reads,
    bell: async (): Promise<BellState> => ({ list: await reads.list(), unread: await reads.unread() }),
  }
}

const frames = (client: LibraryClient, topic: string, count: number) =>
  eventually(() => {
    const got = client.got.get(topic) ?? []
    expect(got).toHaveLength(count)
    return got
  })
const parsed = <T>(bodies: string[]) => bodies.map((body) => JSON.parse(body) as T)

test('notifications and nonChatNotifications: what arrives is what reading answers, also on a full first page', async () => {
  for (let minutesAgo = 49; minutesAgo > 0; minutesAgo -= 1) await newNotification(app, scene.lea.id, { minutesAgo })
  const lea = await device(scene.lea)
  const before = await lea.bell()
  const nonChat = await lea.nonChat()
  for (let n = 0; n < 3; n += 1) {
    const targetId = await newActivity(app, scene.david)
    await happen(app, { actorId: scene.david.id, targetId, recipientIds: [scene.lea.id, scene.noah.id] })
  }
  const arrived = parsed<Notification>(await frames(lea.client, lea.own('notifications'), 3))
  const after = arrived.reduce(addNotification, before)
  expect(after).toEqual(await lea.bell())
  expect(after.list).toHaveLength(50)
  // Told again after a crash of the worker: the bell knows the id.
  expect(arrived.reduce(addNotification, after)).toEqual(after)
  const same = parsed<Notification>(await frames(lea.client, lea.own('nonChatNotifications'), 3))
  expect(same.reduce(addNotification, { list: nonChat, unread: undefined }).list).toEqual(await lea.nonChat())
})

test('notificationRead: read on one device, read on the other', async () => {
  const ids = [await newNotification(app, scene.noah.id), await newNotification(app, scene.noah.id)]
  const one = await device(scene.noah)
  const two = await device(scene.noah)
  const before = await two.bell()
  await app.call('markNotificationRead', { token: one.token, body: { id: ids[0], isRead: true } })
  const first = await frames(two.client, two.own('notifications/read'), 1)
  expect(first).toEqual([ids[0]])
  const afterOne = first.reduce(readNotification, before)
  expect(afterOne).toEqual(await two.bell())
  await app.call('markAllNotificationsRead', { token: one.token, body: { userId: scene.noah.id, isRead: true } })
  const all = await eventually(async () => {
    const got = two.client.got.get(two.own('notifications/read'))!
    expect(got.length).toBe(1 + afterOne.unread!)
    return got
  })
  expect(all.slice(1).reduce(readNotification, afterOne)).toEqual(await two.bell())
})

test('events: the front of a list of ten, once for each who may see it, never for others', async () => {
  const inside = await device(scene.david)
  const reader = await device(scene.elena)
  const stranger = await device(scene.noah)
  const [ofDavid, ofElena] = [await inside.events(), await reader.events()]
  const ofNoah = await stranger.events()
  for (let n = 0; n < 12; n += 1)
    await happen(app, { actorId: scene.luca.id, targetId: randomUUID(), recipientIds: [] })
  for (const [who, before] of [
    [inside, ofDavid],
    [reader, ofElena],
  ] as const) {
    const arrived = parsed<LiveEvent>(await frames(who.client, '/topic/events', 12))
    const after = arrived.reduce((events, one) => addLiveEvent(events, one), [...before])
    // Several may carry the same millisecond; their order among themselves says nothing.
    const sorted = (events: LiveEvent[]) => events.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
    expect(sorted(after)).toEqual(await who.events())
  }
  // Noah is a USER of another company: Luca's public activity is not for him.
  expect(stranger.client.got.get('/topic/events')).toBeUndefined()
  expect(await stranger.events()).toEqual(ofNoah)
})

test('every destination that carries messages stands above, or beside what it is about', () => {
  const carrying = Object.entries(destinations).filter(([, { kind }]) => kind === 'subscribe')
  expect(carrying.map(([name]) => name).toSorted()).toEqual([
    // Held against reading by features/chats/test/checker.test.ts; news only say what is to be read again.
    'chatMessages',
    'chats',
    'events',
    'nonChatNotifications',
    'notificationRead',
    'notifications',
  ])
})
