// NATS away for a minute: no call fails, and who was connected misses nothing after coming back.
// BUS_DOWN_SECONDS shortens it for a quick look.
import { Client } from '@stomp/stompjs'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'

import type { Cluster } from '../../../tools/lib/cluster.ts'
import { killService, startServices } from '../../../tools/lib/services.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-password.ts'
import { eventually } from '../eventually.ts'
import { faultCluster, faultServices } from './cluster.ts'

const DOWN_SECONDS = Number(process.env.BUS_DOWN_SECONDS ?? 60)

let cluster: Cluster
let client: Client
beforeAll(async () => {
  cluster = await faultCluster('werkplatz_bus', { http: 1, live: 1, worker: 1 })
}, 120_000)
afterAll(async () => {
  await client?.deactivate()
  await startServices(faultServices, ['nats'])
  await cluster?.stop()
})

const call = (token: string, path: string, init: RequestInit = {}) =>
  fetch(`${cluster.url}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(8_000),
  })

async function signIn() {
  const basic = Buffer.from(`ursula.kaeser@handelswerk.example:${DEMO_PASSWORD}`).toString('base64')
  const response = await fetch(`${cluster.url}/api/v1/auth/login`, { headers: { authorization: `Basic ${basic}` } })
  const body = (await response.json()) as { credentials: { accessToken: string }; user: { id: string } }
  return { token: body.credentials.accessToken, id: body.user.id }
}

test(
  'no call fails, the client starts over and shows what is true',
  async () => {
    const { token, id } = await signIn()
    const unreadNow = async () =>
      ((await (await call(token, `/v1/notifications/unread?userId=${id}`)).json()) as { unread: number }).unread
    const list = (await (await call(token, `/v1/notifications?userId=${id}`)).json()) as Notification[]
    const unread = list.filter(({ isRead }) => !isRead).map((one) => one.id)
    const markRead = (notificationId: string) =>
      call(token, '/v1/notifications', { method: 'PATCH', body: JSON.stringify({ id: notificationId, isRead: true }) })

    // As the web does it: reads again after every connection but the first.
    const shown = { unread: unread.length, read: [] as string[], connections: 0 }
    client = new Client({
      webSocketFactory: () => new WebSocket(`${cluster.nodes.live[0]!.url.replace('http', 'ws')}/api/ws`),
      connectHeaders: { Authorization: `Bearer ${token}` },
      heartbeatIncoming: 4_000,
      heartbeatOutgoing: 4_000,
      reconnectDelay: 5_000,
      onConnect: () => {
        shown.connections += 1
        client.subscribe(`/topic/notifications/read/${id}`, ({ body }) => {
          shown.read.push(body)
          shown.unread -= 1
        })
        if (shown.connections > 1) void unreadNow().then((now) => (shown.unread = now))
      },
    })
    client.activate()
    await eventually(() => expect(shown.connections).toBe(1))
    await eventually(async () => {
      if (shown.read.length === 0) await markRead(unread[0]!)
      expect(shown.unread).toBe(unread.length - 1)
    }, 10_000)

    await killService(faultServices, 'nats')
    const statuses: number[] = []
    const until = Date.now() + DOWN_SECONDS * 1_000
    statuses.push((await markRead(unread[1]!)).status)
    while (Date.now() < until) {
      for (const path of [`/v1/notifications?userId=${id}`, '/v1/events', '/v1/settings', '/v1/auth/check'])
        statuses.push((await call(token, path)).status)
      // 240 calls a minute: fewer than a person may make.
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    expect(statuses.length).toBeGreaterThan(DOWN_SECONDS)
    expect(statuses.filter((status) => status >= 400)).toEqual([])
    // What was said meanwhile is lost: the client still shows the old number.
    expect(shown.unread).toBe(unread.length - 1)

    await startServices(faultServices, ['nats'])
    const back = Date.now()
    await eventually(() => expect(shown.connections).toBe(2), 30_000)
    await eventually(async () => expect(shown.unread).toBe(await unreadNow()))
    console.log({ calls: statuses.length, failed: 0, trueAgainAfterSeconds: Math.round((Date.now() - back) / 1_000) })
    expect(shown.unread).toBe(unread.length - 2)

    await markRead(unread[2]!)
    await eventually(() => expect(shown.read).toContain(unread[2]), 10_000)
  },
  (DOWN_SECONDS + 120) * 1_000,
)
