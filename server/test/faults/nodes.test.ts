// Two http nodes and two live nodes as real processes: what happens on one is seen on all.
import { Client, type IMessage } from '@stomp/stompjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'

import type { Cluster } from '../../../tools/lib/cluster.ts'
import { demoId } from '../../src/demo/demo-id.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-password.ts'
import { makeLog } from '../../src/lib/log.ts'
import { companyChannel, publishLive } from '../../src/live/channels.ts'
import { openBus, type Bus } from '../../src/outbound/bus.ts'
import { eventually } from '../eventually.ts'
import { faultCluster } from './cluster.ts'

let cluster: Cluster
let bus: Bus
const clients: Client[] = []
beforeAll(async () => {
  cluster = await faultCluster('werkplatz_nodes', { http: 2, live: 2, worker: 1 })
  bus = await openBus(cluster.env.NATS_URL!, 'test', makeLog('test', 'silent'))
}, 120_000)
afterAll(async () => {
  await Promise.all(clients.map((client) => client.deactivate()))
  await bus?.close()
  await cluster?.stop()
})

test('how a node is, it says on a port of its own and not where people are served', async () => {
  const { http, live, worker } = cluster.nodes
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    for (const { operations } of [...http, ...live, ...worker])
      expect((await fetch(operations + path)).status).toBe(200)
    for (const { url } of [...http, ...live, cluster]) expect((await fetch(url + path)).status).toBe(404)
  }
})

interface SignedIn {
  token: string
  id: string
}

async function signIn(email: string, node: number): Promise<SignedIn> {
  const authorization = `Basic ${Buffer.from(`${email}:${DEMO_PASSWORD}`).toString('base64')}`
  const response = await fetch(`${cluster.nodes.http[node]!.url}/api/v1/auth/login`, { headers: { authorization } })
  expect(response.status).toBe(200)
  const body = (await response.json()) as { credentials: { accessToken: string }; user: { id: string } }
  return { token: body.credentials.accessToken, id: body.user.id }
}

interface Live {
  client: Client
  messages: string[]
  errors: string[]
  closed: () => boolean
}

/** A connection to one live node that never reconnects, so that a close stays a close. */
async function connectLive(who: SignedIn, node: number, destinations: string[]): Promise<Live> {
  const messages: string[] = []
  const errors: string[] = []
  let isClosed = false
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${cluster.nodes.live[node]!.url.replace('http', 'ws')}/api/ws`),
    connectHeaders: { Authorization: `Bearer ${who.token}` },
    heartbeatIncoming: 4_000,
    heartbeatOutgoing: 4_000,
    reconnectDelay: 0,
    onStompError: (frame) => void errors.push(frame.headers.message ?? ''),
    onWebSocketClose: () => {
      isClosed = true
    },
  })
  clients.push(client)
  let ready = 0
  client.onConnect = () => {
    for (const destination of destinations) {
      client.watchForReceipt(destination, () => (ready += 1))
      client.subscribe(destination, (message: IMessage) => void messages.push(message.body), { receipt: destination })
    }
  }
  client.activate()
  await eventually(() => expect(ready === destinations.length || isClosed).toBe(true))
  return { client, messages, errors, closed: () => isClosed }
}

const nina = 'nina.ammann@handelswerk.example'
const luan = 'luan.berisha@handelswerk.example'
const lena = 'lena.stocker@aarebogen.example'
const event = {
  eventInteraction: 'POST_CREATED' as const,
  nameFirst: 'Nina',
  image: null,
  dateCreated: new Date().toISOString(),
}

describe('two nodes of each', () => {
  test('an event of a company reaches its people on both live nodes, and nobody of another company', async () => {
    const one = await connectLive(await signIn(nina, 0), 0, ['/topic/events'])
    const two = await connectLive(await signIn(luan, 1), 1, ['/topic/events'])
    const stranger = await connectLive(await signIn(lena, 0), 0, ['/topic/events'])
    publishLive(bus, companyChannel('events', demoId('c-handelswerk')), 'events', event)
    await eventually(() =>
      expect([one.messages, two.messages]).toEqual([[JSON.stringify(event)], [JSON.stringify(event)]]),
    )
    publishLive(bus, companyChannel('events', demoId('c-aarebogen')), 'events', { ...event, nameFirst: 'Lena' })
    await eventually(() => expect(stranger.messages).toHaveLength(1))
    expect(stranger.messages[0]).toContain('Lena')
    expect(one.messages).toHaveLength(1)
  })

  test('logging out on one http node closes the live connections of that session on both live nodes', async () => {
    const session = await signIn(nina, 0)
    const other = await connectLive(await signIn(nina, 1), 0, ['/topic/events'])
    const both = [await connectLive(session, 0, ['/topic/events']), await connectLive(session, 1, ['/topic/events'])]
    const reply = await fetch(`${cluster.nodes.http[1]!.url}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(reply.status).toBe(204)
    await eventually(() => expect(both.map((live) => live.closed())).toEqual([true, true]))
    expect(other.closed()).toBe(false)
    // The other http node forgets the token too.
    await eventually(async () => {
      const check = await fetch(`${cluster.nodes.http[0]!.url}/api/v1/auth/check`, {
        headers: { authorization: `Bearer ${session.token}` },
      })
      expect(check.status).toBe(401)
    })
  })

  test('ending all sessions closes the connections of all of them, on every node, within 5 s; a new password those of the others', async () => {
    const patch = (who: SignedIn, path: string, body?: object) =>
      fetch(`${cluster.nodes.http[0]!.url}/api/v1/auth/${path}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      })
    const [mine, other] = [await signIn(lena, 0), await signIn(lena, 1)]
    const [here, there] = [
      await connectLive(mine, 0, ['/topic/events']),
      await connectLive(other, 1, ['/topic/events']),
    ]
    const passwords = { oldPassword: DEMO_PASSWORD, newPassword: 'Der Gartenzaun ist neu' }
    expect((await patch(mine, 'pw-change', passwords)).status).toBe(204)
    await eventually(() => expect(there.closed()).toBe(true), 5_000)
    expect(here.closed()).toBe(false)
    expect((await patch(mine, 'total-logout')).status).toBe(204)
    await eventually(() => expect(here.closed()).toBe(true), 5_000)
  })

  test("somebody else's destination is refused and the connection closed", async () => {
    const mine = await signIn(nina, 0)
    const theirs = await signIn(luan, 0)
    const live = await connectLive(mine, 0, [`/topic/notifications/${theirs.id}`])
    await eventually(() => expect(live.closed()).toBe(true))
    expect(live.errors).toHaveLength(1)
    expect(live.messages).toEqual([])
  })

  test('kill -9 of a live node: the same session connects to the other and hears again', async () => {
    const session = await signIn(luan, 0)
    const before = await connectLive(session, 1, ['/topic/events'])
    await cluster.nodes.live[1]!.kill()
    await eventually(() => expect(before.closed()).toBe(true))
    const after = await connectLive(session, 0, ['/topic/events'])
    publishLive(bus, companyChannel('events', demoId('c-handelswerk')), 'events', event)
    await eventually(() => expect(after.messages).toHaveLength(1))
    await cluster.restart('live', 1)
  })
})
