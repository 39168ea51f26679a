import { randomUUID } from 'node:crypto'
import { connect as openTcp, createServer, type AddressInfo, type Socket } from 'node:net'

import { destinations } from '@werkplatz/contract/destinations.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { eventually } from '../../../test/eventually.ts'
import { liveDeliverySeconds, liveFrames, registry } from '../../lib/metrics.ts'
import type { Bus } from '../../outbound/bus.ts'
import { channelOf, companyChannel, publicChannel, publishLive } from '../channels.ts'
import { ownChannel, type Gate } from '../destinations.ts'
import { listenersChangedSubject } from '../subjects.ts'
import {
  anEvent,
  connect,
  connectFrame,
  frameParts,
  knock,
  members,
  newMember,
  quietBus,
  realBus,
  startNode,
  subscribeFrame,
  type LibraryClient,
} from './support.ts'

const lea = newMember()
const noah = newMember({ companyId: lea.companyId })
const luca = newMember()
const people = members(lea, noah, luca)
const buses: Bus[] = []
const nodes: Awaited<ReturnType<typeof startNode>>[] = []
const clients: LibraryClient[] = []

async function newNode(bus: Bus, more: Partial<Parameters<typeof startNode>[0]> = {}) {
  const node = await startNode({ ...people, bus, ...more })
  nodes.push(node)
  return node
}

async function join(node: { url: string }, who: { sessionId: string }) {
  const client = await connect(node.url, who.sessionId)
  clients.push(client)
  return client
}

let firstBus: Bus
beforeAll(async () => {
  firstBus = await realBus()
  buses.push(firstBus)
  return async () => void (await Promise.all(buses.map((bus) => bus.close())))
})

afterEach(async () => {
  for (const { client } of clients.splice(0)) await client.deactivate()
  for (const node of nodes.splice(0)) await node.close()
})

const events = '/topic/events'
const namesIn = (client: LibraryClient) =>
  (client.got.get(events) ?? []).map((body) => (JSON.parse(body) as { nameFirst: string }).nameFirst)

const delivered = async () => (await liveFrames.get()).values[0]!.value

describe('fan-out', () => {
  test('a message reaches the clients of both nodes, in order and only whom it is for', async () => {
    const secondBus = await realBus()
    buses.push(secondBus)
    const [one, two] = [await newNode(firstBus), await newNode(secondBus)]
    const [atOne, atTwo, outside] = [await join(one, lea), await join(two, noah), await join(two, luca)]
    for (const client of [atOne, atTwo, outside]) await client.listen(events)
    await atOne.listen(`/topic/notifications/read/${lea.id}`)

    for (let sent = 0; sent < 100; sent += 1) {
      publishLive(firstBus, companyChannel('events', lea.companyId), 'events', anEvent(`inside ${sent}`))
    }
    const read = randomUUID()
    publishLive(secondBus, channelOf('notificationRead', lea.id), 'notificationRead', read)
    publishLive(firstBus, publicChannel('events'), 'events', anEvent('for all'))

    const inside = Array.from({ length: 100 }, (_, sent) => `inside ${sent}`)
    await eventually(() => {
      expect(namesIn(atOne)).toEqual([...inside, 'for all'])
      expect(namesIn(atTwo)).toEqual([...inside, 'for all'])
      expect(namesIn(outside)).toEqual(['for all'])
      expect(atOne.got.get(`/topic/notifications/read/${lea.id}`)).toEqual([read])
    })
  })

  test('how long a message took from the change it tells of, and how much is listened to, is in the figures', async () => {
    const { bus, say } = quietBus()
    const client = await join(await newNode(bus), lea)
    const listening = async () => Number(/^werkplatz_live_subscriptions (\d+)$/m.exec(await registry.metrics())![1])
    expect(await listening()).toBe(0)
    await client.listen(events)
    expect(await listening()).toBe(1)
    const total = async () =>
      (await liveDeliverySeconds.get()).values.find(({ metricName }) => metricName?.endsWith('_sum'))!.value
    const before = await total()
    say('live.events.public', { body: anEvent('late'), trace: { since: Date.now() - 100_000 } })
    say('live.events.public', { body: anEvent('odd'), trace: 'yesterday' })
    await eventually(async () => expect((await total()) - before).toBeGreaterThanOrEqual(100))
    await eventually(() => expect(namesIn(client)).toEqual(['late', 'odd']))
    expect((await total()) - before).toBeLessThan(160)
  })

  test('a payload that does not fit the contract reaches nobody', async () => {
    const { bus, say } = quietBus()
    const client = await join(await newNode(bus), lea)
    await client.listen(events)
    say('live.events.public', { body: { nameFirst: 'forged' } })
    say('live.events.public', 'nonsense')
    say('live.events.public', { body: anEvent('good') })
    await eventually(() => expect(namesIn(client)).toEqual(['good']))
  })

  test('after UNSUBSCRIBE nothing comes any more', async () => {
    const { bus, say } = quietBus()
    const node = await newNode(bus)
    const client = await knock(node.url)
    client.send(connectFrame(lea.sessionId) + subscribeFrame('a', events) + subscribeFrame('b', events, 'receipt:r1\n'))
    await eventually(() => expect(client.received.join()).toContain('receipt-id:r1'))
    client.send('UNSUBSCRIBE\nid:a\nreceipt:r2\n\n\0')
    await eventually(() => expect(client.received.join()).toContain('receipt-id:r2'))
    say('live.events.public', { body: anEvent('Lea') })
    await eventually(() => expect(client.received.join()).toContain('subscription:b'))
    expect(client.received.join()).not.toContain('subscription:a')
    client.send('DISCONNECT\nreceipt:bye\n\n\0')
    await eventually(() => expect(client.closed).toEqual([1000]))
    expect(client.received.at(-1)).toBe('RECEIPT\nreceipt-id:bye\n\n\0')
  })

  test('after the bus was away every client is sent to refetch', async () => {
    const { bus, comeBack } = quietBus()
    const node = await newNode(bus)
    const both = [await join(node, lea), await join(node, noah)]
    comeBack()
    for (const client of both) await eventually(() => expect(client.closed).toEqual([1012]))
  })
})

/** Stands between a node and the bus; `cut` drops what is open and refuses what comes. */
async function busProxy() {
  const target = new URL(process.env.NATS_URL!)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = openTcp(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [near, far].forEach((one) => one.destroy()))
    }
    near.pipe(far).pipe(near)
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(value: boolean) {
      isCut = value
      if (value) for (const socket of open) socket.destroy()
    },
    close: () => server.close(),
  }
}

test('the real bus, cut off and back: clients stay meanwhile, then start over, and messages come again', async () => {
  const proxy = await busProxy()
  const bus = await realBus(proxy.url)
  const node = await newNode(bus)
  const client = await join(node, lea)
  proxy.cut(true)
  await eventually(() => expect(bus.isUp()).toBe(false))
  await client.listen(events)
  expect(client.closed).toEqual([])
  proxy.cut(false)
  await eventually(() => expect(client.closed).toEqual([1012]))
  const again = await join(node, lea)
  await again.listen(events)
  publishLive(firstBus, companyChannel('events', lea.companyId), 'events', anEvent('back'))
  await eventually(() => expect(namesIn(again)).toEqual(['back']))
  await bus.close()
  proxy.close()
})

describe('refusals', () => {
  const foreign = [
    `/topic/notifications/${luca.id}`,
    `/topic/notifications/read/${luca.id}`,
    `/topic/nonChatNotifications/${luca.id}`,
    '/topic/notifications/*',
    '/topic/**',
    `/topic/notifications%2f${lea.id}`,
    `/topic/Notifications/${lea.id}`,
    '/topic/events/',
    `/app/logout/${lea.id}`,
  ]
  test.each(foreign)('SUBSCRIBE %s: ERROR, closed, nothing delivered', async (destination) => {
    const { bus, say } = quietBus()
    const node = await newNode(bus)
    const [client, canary] = [await join(node, lea), await join(node, noah)]
    await client.listen(events)
    await canary.listen(events)
    void client.listen(destination)
    await eventually(() => expect(client.closed).toEqual([1008]))
    const before = await delivered()
    say(`live.notificationRead.${luca.id}`, { body: randomUUID() })
    say('live.events.public', { body: anEvent('Lea') })
    await eventually(() => expect(namesIn(canary)).toEqual(['Lea']))
    expect((await delivered()) - before).toBe(1)
    expect(client.errors).toEqual(['not_found'])
    expect([...client.got.values()].flat()).toEqual([])
  })

  test.each([`/app/logout/${luca.id}`, '/topic/events', `/topic/notifications/${lea.id}`])(
    'SEND %s: ERROR and closed, the other stays on',
    async (destination) => {
      const { bus, said } = quietBus()
      const node = await newNode(bus)
      const [mine, victim] = [await join(node, lea), await join(node, luca)]
      mine.publish(destination, '{}')
      await eventually(() => expect(mine.closed).toEqual([1008]))
      expect(mine.errors).toEqual(['not_found'])
      await victim.listen(events)
      expect(victim.closed).toEqual([])
      expect(said).toEqual([])
    },
  )

  const connected = connectFrame(lea.sessionId)
  test.each([
    ['a wrong token', connectFrame('nobody'), 'unauthenticated'],
    ['no token', 'CONNECT\naccept-version:1.2\nheart-beat:4000,4000\n\n\0', 'unauthenticated'],
    ['a frame before CONNECT', subscribeFrame('a', events), 'unauthenticated'],
    ['a second CONNECT', connected + connected, 'bad_input'],
    ['an unknown version', connected.replace('1.2,1.1,1.0', '2.0'), 'bad_input'],
    ['no heart-beats', connectFrame(lea.sessionId, '0,0'), 'bad_input'],
    ['acknowledgements', connected + subscribeFrame('a', events, 'ack:client\n'), 'bad_input'],
    ['an id twice', connected + subscribeFrame('a', events).repeat(2), 'bad_input'],
    ['a transaction', `${connected}BEGIN\ntransaction:t\n\n\0`, 'bad_input'],
    ['nonsense', 'GET / HTTP/1.1\r\n\r\n\0', 'unauthenticated'],
  ])('%s', async (_, text, message) => {
    const client = await knock((await newNode(quietBus().bus)).url)
    client.send(text)
    await eventually(() => expect(client.closed).toHaveLength(1))
    expect(client.received.at(-1)).toBe(`ERROR\nmessage:${message}\n\n\0`)
  })

  test('a wrong origin or path is refused before the handshake', async () => {
    const { url } = await newNode(quietBus().bus)
    expect((await knock(url, { origin: 'https://evil.example' })).refused).toEqual([403])
    expect((await knock(url, { origin: 'null' })).refused).toEqual([403])
    expect((await knock(`${url}/`)).refused).toEqual([404])
    expect((await knock(url)).refused).toEqual([])
  })

  test('a cookie does not sign anybody in', async () => {
    const client = await knock((await newNode(quietBus().bus)).url, { headers: { cookie: `token=${lea.sessionId}` } })
    client.send('CONNECT\naccept-version:1.2\nheart-beat:4000,4000\n\n\0')
    await eventually(() => expect(client.closed).toEqual([1008]))
  })

  test('a database that is away: unavailable, and to try again', async () => {
    const authenticator = { member: () => Promise.reject(new Error('secret host is down')), forget: () => {} }
    const client = await knock((await newNode(quietBus().bus, { authenticator })).url)
    client.send(connected)
    await eventually(() => expect(client.closed).toEqual([1013]))
    expect(client.received).toEqual(['ERROR\nmessage:unavailable\n\n\0'])
  })
})

describe('a gate that asks the database', () => {
  const chat = randomUUID()
  const inside = new Set([lea.id, noah.id])
  const participant: Gate = {
    allows: async (requests) => requests.map(({ me, id }) => id === chat && inside.has(me.id)),
    channels: ownChannel,
    recheck: true,
  }
  const list = {
    ...destinations,
    chatMessages: {
      ...destinations.notificationRead,
      pattern: '/topic/chats/messages/{id}' as const,
      gate: 'participant' as 'self',
    },
  }
  const destination = `/topic/chats/messages/${chat}`

  test('lets participants in, keeps others out, and takes away what ended, at once or with the next check', async () => {
    const { bus, say } = quietBus()
    const parts = { ...frameParts, gates: { participant } }
    const node = await newNode(bus, { list, parts, limits: { sessionCheckMs: 50 } })
    const [one, two, outside] = [await join(node, lea), await join(node, noah), await join(node, luca)]
    await one.listen(destination)
    await two.listen(destination)
    void outside.listen(destination)
    await eventually(() => expect(outside.closed).toEqual([1008]))

    const tell = () => say(`live.chatMessages.${chat}`, { body: randomUUID() })
    const counts = () => [one, two].map(({ got }) => got.get(destination)?.length ?? 0)
    tell()
    await eventually(() => expect(counts()).toEqual([1, 1]))
    inside.delete(noah.id)
    say(listenersChangedSubject, { channel: `chatMessages.${chat}` })
    await Promise.resolve()
    tell()
    await eventually(() => expect(counts()).toEqual([2, 1]))
    inside.delete(lea.id)
    // Without a word on the bus: the next check finds it. The event after each message shows that none is under way.
    await one.listen(events)
    let told = 0
    await eventually(async () => {
      const [before] = counts()
      tell()
      say('live.events.public', { body: anEvent('Lea') })
      told += 1
      await eventually(() => expect(one.got.get(events)).toHaveLength(told))
      expect(counts()[0]).toBe(before)
    })
    expect(one.closed).toEqual([])
  })
})
