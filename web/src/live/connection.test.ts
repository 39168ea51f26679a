import type { Client, IFrame, StompConfig } from '@stomp/stompjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createLive, reconnectDelayMs, reconnectJitterMs } from './connection.ts'

type Receive = (message: { body: string; headers: Record<string, string> }) => void

interface Sending {
  destination: string
  headers?: Record<string, string>
  body?: string
}

/** The library's client with its callbacks in our hands. */
class FakeClient {
  static all: FakeClient[] = []
  connected = false
  active = false
  connectHeaders: Record<string, string> = {}
  subscriptions = new Map<string, Receive>()
  published: Sending[] = []
  receipts = new Map<string, () => void>()
  /** Subscriptions the server has not answered; it does so at once unless told otherwise. */
  asked: string[] = []
  grants = true
  config: StompConfig

  constructor(config: StompConfig) {
    this.config = config
    FakeClient.all.push(this)
  }
  activate() {
    this.active = true
  }
  deactivate() {
    this.active = false
    this.connected = false
    return Promise.resolve()
  }
  subscribe(destination: string, receive: Receive, { receipt = '' }: Record<string, string> = {}) {
    this.subscriptions.set(destination, receive)
    this.asked.push(receipt)
    if (this.grants) this.grant()
    return { id: destination, unsubscribe: () => this.subscriptions.delete(destination) }
  }
  watchForReceipt(id: string, received: () => void) {
    this.receipts.set(id, received)
  }
  publish(frame: Sending) {
    this.published.push(frame)
  }
  /** One round of the library: before connecting, then connected. */
  async open() {
    await this.config.beforeConnect?.(this as unknown as Client)
    if (!this.active) return
    this.connected = true
    this.subscriptions.clear()
    this.config.onConnect?.({} as never)
    await vi.advanceTimersByTimeAsync(0)
  }
  grant() {
    for (const receipt of this.asked.splice(0)) this.receipts.get(receipt)?.()
  }
  lose() {
    this.connected = false
    this.config.onWebSocketClose?.({})
  }
}

const make = () =>
  createLive({
    url: () => 'ws://x/api/ws',
    loadClient: () => Promise.resolve(FakeClient as unknown as typeof Client),
    random: () => 0.5,
  })
const token = () => Promise.resolve('t1')
const nothing = () => {}

beforeEach(() => {
  FakeClient.all = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('live connection', () => {
  test('connects with the bearer, heartbeats and the reconnect delay', async () => {
    const live = make()
    await live.connect(token, nothing)
    const [client] = FakeClient.all
    await client?.open()
    expect(client?.connectHeaders).toEqual({ Authorization: 'Bearer t1' })
    expect(client?.config).toMatchObject({
      brokerURL: 'ws://x/api/ws',
      heartbeatIncoming: 4000,
      heartbeatOutgoing: 4000,
      reconnectDelay: reconnectDelayMs,
    })
    expect(live.state()).toBe('open')
  })

  test('says when the server no longer knows the session, and of nothing else', async () => {
    const live = make()
    const refused = vi.fn<() => void>()
    await live.connect(token, nothing, refused)
    const [client] = FakeClient.all
    await client?.open()
    const fail = (message: string) => client?.config.onStompError?.({ headers: { message } } as unknown as IFrame)
    fail('too_many_requests')
    expect(refused).not.toHaveBeenCalled()
    fail('session_ended')
    expect(refused).toHaveBeenCalledOnce()
  })

  test('subscribes what the tables name, once each, and hands the payload on', async () => {
    const live = make()
    const one = vi.fn<(payload: unknown) => void>()
    const two = vi.fn<(payload: unknown) => void>()
    const stop = live.listen({ '/topic/events': one })
    await live.connect(token, nothing)
    const [client] = FakeClient.all
    await client?.open()
    const stopTwo = live.listen({ '/topic/events': two })
    expect([...(client?.subscriptions.keys() ?? [])]).toEqual(['/topic/events'])
    client?.subscriptions.get('/topic/events')?.({ body: '{"a":1}', headers: {} })
    client?.subscriptions.get('/topic/events')?.({ body: 'plain-id', headers: {} })
    expect(one.mock.calls).toEqual([[{ a: 1 }], ['plain-id']])
    expect(two).toHaveBeenCalledTimes(2)
    stop()
    expect(client?.subscriptions.size).toBe(1)
    stopTwo()
    expect(client?.subscriptions.size).toBe(0)
  })

  test('after a break: jitter, fresh token, subscribed again, told to read again', async () => {
    const live = make()
    const again = vi.fn<() => void>()
    live.listen({ '/topic/events': nothing })
    let current = 't1'
    await live.connect(() => Promise.resolve(current), again)
    const [client] = FakeClient.all
    await client?.open()
    expect(again).toHaveBeenCalledOnce()
    client?.lose()
    expect(live.state()).toBe('waiting')
    current = 't2'
    const opening = client?.open()
    await vi.advanceTimersByTimeAsync(reconnectJitterMs / 2 - 1)
    expect(live.state()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    await opening
    expect(live.state()).toBe('open')
    expect(client?.connectHeaders).toEqual({ Authorization: 'Bearer t2' })
    expect(client?.subscriptions.has('/topic/events')).toBe(true)
    expect(again).toHaveBeenCalledTimes(2)
  })

  test('is open, and reads again what was read before, only once the server listens', async () => {
    const live = make()
    const again = vi.fn<() => void>()
    live.listen({ '/topic/events': nothing, '/topic/chats/lea': nothing })
    await live.connect(token, again)
    const client = FakeClient.all[0]!
    client.grants = false
    await client.open()
    expect([live.state(), again.mock.calls.length]).toEqual(['connecting', 0])
    client.grant()
    await vi.advanceTimersByTimeAsync(0)
    expect([live.state(), again.mock.calls.length]).toEqual(['open', 1])
  })

  test('a screen that comes later is told when the server listens to it, too; one that has gone is not', async () => {
    const live = make()
    await live.connect(token, nothing)
    const [client] = FakeClient.all
    const early = vi.fn<() => void>()
    live.listen({ '/topic/a': nothing }, early)
    await client?.open()
    // Whoever was there before is told by onOpen.
    expect(early).not.toHaveBeenCalled()
    client!.grants = false
    const [late, gone] = [vi.fn<() => void>(), vi.fn<() => void>()]
    live.listen({ '/topic/b': nothing }, late)
    live.listen({ '/topic/c': nothing }, gone)()
    await vi.advanceTimersByTimeAsync(0)
    expect(late).not.toHaveBeenCalled()
    client?.grant()
    await vi.advanceTimersByTimeAsync(0)
    expect(late).toHaveBeenCalledOnce()
    expect(gone).not.toHaveBeenCalled()
  })

  test('a line that breaks before the server listens is not open', async () => {
    const live = make()
    const again = vi.fn<() => void>()
    live.listen({ '/topic/events': nothing })
    await live.connect(token, again)
    const client = FakeClient.all[0]!
    client.grants = false
    await client.open()
    client.lose()
    client.grant()
    await vi.advanceTimersByTimeAsync(0)
    expect([live.state(), again.mock.calls.length]).toEqual(['waiting', 0])
  })

  test('closes on logout, also when the library arrives late', async () => {
    const live = make()
    const connecting = live.connect(token, nothing)
    live.disconnect()
    await connecting
    expect(FakeClient.all).toHaveLength(0)
    expect(live.state()).toBe('off')
  })

  test('without a token it gives up', async () => {
    const live = make()
    await live.connect(() => Promise.resolve(null), nothing)
    await FakeClient.all[0]?.open()
    expect(live.state()).toBe('off')
    expect(FakeClient.all[0]?.active).toBe(false)
  })

  test('publishes only when open, and says when the server has it', async () => {
    const live = make()
    expect(await live.publish('/app/logout/1')).toEqual({ outcome: 'lost' })
    await live.connect(token, nothing)
    const [stomp] = FakeClient.all
    await stomp?.open()
    const sent = live.publish('/app/chats/1', { body: 'Hallo' })
    const receipt = stomp?.published[0]?.headers?.receipt ?? ''
    expect(stomp?.published).toEqual([{ destination: '/app/chats/1', headers: { receipt }, body: '{"body":"Hallo"}' }])
    stomp?.receipts.get(receipt)?.()
    expect(await sent).toEqual({ outcome: 'sent' })
  })

  test('a refusal answers the message it is about and reaches the table; what was on its way is lost with the line', async () => {
    const live = make()
    const heard: unknown[] = []
    live.listen({ '/topic/chats/lea': (payload) => heard.push(payload) })
    await live.connect(token, nothing)
    const [stomp] = FakeClient.all
    await stomp?.open()
    const [refused, lost] = [live.publish('/app/chats/1', {}), live.publish('/app/chats/1', {})]
    const receipt = stomp?.published[0]?.headers?.receipt ?? ''
    const headers = { refused: 'forbidden', 'receipt-id': receipt }
    stomp?.subscriptions.get('/topic/chats/lea')?.({ body: '{"refused":"forbidden"}', headers })
    expect(await refused).toEqual({ outcome: 'refused', code: 'forbidden' })
    expect(heard).toEqual([{ refused: 'forbidden' }])
    expect(stomp?.connected).toBe(true)
    stomp?.lose()
    expect(await lost).toEqual({ outcome: 'lost' })
  })
})
