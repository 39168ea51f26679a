import { randomBytes } from 'node:crypto'
import { connect as openTcp, type Socket } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'

import { eventually } from '../../../test/eventually.ts'
import { publicChannel, publishLive } from '../channels.ts'
import { Connection } from '../connection.ts'
import { defaultLimits } from '../limits.ts'
import {
  anEvent,
  connect,
  connectFrame,
  cutsFor,
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
const noah = newMember()
const people = members(lea, noah)
const nodes: Awaited<ReturnType<typeof startNode>>[] = []
const clients: LibraryClient[] = []
const events = '/topic/events'

async function newNode(more: Partial<Parameters<typeof startNode>[0]> = {}) {
  const node = await startNode({ ...people, bus: quietBus().bus, ...more })
  nodes.push(node)
  return node
}

async function join(node: { url: string }, who: { sessionId: string }, heartBeatMs?: number) {
  const client = await connect(node.url, who.sessionId, heartBeatMs)
  clients.push(client)
  return client
}

afterEach(async () => {
  for (const { client } of clients.splice(0)) await client.deactivate()
  for (const node of nodes.splice(0)) await node.close()
})

/** A WebSocket text frame of a client, which must be masked. */
function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const mask = randomBytes(4)
  const head = Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255])
  return Buffer.concat([head, mask, body.map((byte, at) => byte ^ mask[at % 4]!)])
}

/** Signs in, subscribes and never reads again. */
async function deafClient(port: number, token: string): Promise<Socket> {
  const socket = openTcp({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.write(
    'GET /api/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  let heard = ''
  const until = (text: string) => eventually(() => expect(heard).toContain(text))
  socket.on('data', (data) => (heard += data.toString('latin1')))
  await until('\r\n\r\n')
  socket.write(Buffer.concat([masked(connectFrame(token)), masked(subscribeFrame('a', events, 'receipt:ready\n'))]))
  await until('receipt-id:ready')
  socket.pause()
  return socket
}

describe('slow and silent clients', () => {
  test('a client that never reads is cut, and another receives everything in time', async () => {
    const bus = await realBus()
    const node = await newNode({ bus })
    const deaf = await deafClient(node.port, lea.sessionId)
    const reader = await join(node, noah)
    await reader.listen(events)
    const cutsBefore = await cutsFor('slow')
    const waits: number[] = []
    const big = { ...anEvent('Lea'), image: 'x'.repeat(100_000) }
    for (let sent = 1; sent <= 400 && (await cutsFor('slow')) === cutsBefore; sent += 1) {
      const start = performance.now()
      publishLive(bus, publicChannel('events'), 'events', big)
      await eventually(() => expect(reader.got.get(events)).toHaveLength(sent))
      waits.push(performance.now() - start)
    }
    expect(await cutsFor('slow')).toBe(cutsBefore + 1)
    // Waiting for the deaf one would take until it is cut for standing still.
    expect(Math.max(...waits)).toBeLessThan(defaultLimits.stuckMs)
    expect(reader.closed).toEqual([])
    deaf.destroy()
    await bus.close()
  })

  test('bytes that wait without moving for 10 seconds end the connection, bytes that move do not', () => {
    let [waiting, written, terminated] = [500, 1_000, 0]
    const socket = {
      send: () => {},
      terminate: () => (terminated += 1),
      get bufferedAmount() {
        return waiting
      },
    }
    const tcp = {
      get bytesWritten() {
        return written
      },
      get writableLength() {
        return waiting
      },
    }
    const limits = { ...defaultLimits, heartBeatMs: 1_000_000 }
    const connection = new Connection(socket as unknown as WebSocket, tcp as unknown as Socket, limits, () => {})
    const start = performance.now()
    const at = (seconds: number) => connection.beat(start + seconds * 1_000)
    expect(at(0) && at(4) && at(8)).toBe(true)
    written += 100
    expect(at(12) && at(16) && at(20)).toBe(true)
    waiting = 0
    expect(at(24)).toBe(true)
    waiting = 500
    expect(at(28) && at(32) && at(36)).toBe(true)
    expect(at(38.5)).toBe(false)
    expect(terminated).toBe(1)
  })

  test('a socket that does not sign in is closed', async () => {
    const node = await newNode({ limits: { connectMs: 200, heartBeatMs: 400 } })
    const start = performance.now()
    const silent = await knock(node.url)
    await eventually(() => expect(silent.closed).toEqual([1008]))
    expect(performance.now() - start).toBeGreaterThan(150)
    expect(silent.received).toEqual(['ERROR\nmessage:timeout\n\n\0'])
  })

  test('two missed heart-beats close; a client that beats stays and hears ours', async () => {
    const node = await newNode({ limits: { heartBeatMs: 2_000 } })
    const beating = await join(node, noah, 2_000)
    const dead = await knock(node.url)
    dead.send(connectFrame(lea.sessionId, '2000,2000'))
    await eventually(() => expect(dead.closed).toEqual([1008]))
    expect(dead.received.filter((frame) => frame === '\n').length).toBeGreaterThanOrEqual(1)
    expect(beating.closed).toEqual([])
  })
})

describe('greedy clients', () => {
  test('the 11th socket of a person closes the oldest', async () => {
    const node = await newNode()
    const all: LibraryClient[] = []
    for (let opened = 0; opened < 11; opened += 1) all.push(await join(node, lea))
    await eventually(() => expect(all[0]!.closed).toEqual([1008]))
    await all[10]!.listen(events)
    expect(all.slice(1).flatMap(({ closed }) => closed)).toEqual([])
  })

  test('the 51st subscription is refused', async () => {
    const client = await knock((await newNode()).url)
    client.send(connectFrame(lea.sessionId))
    for (let id = 0; id < 51; id += 1) client.send(subscribeFrame(`s${id}`, events, `receipt:r${id}\n`))
    await eventually(() => expect(client.closed).toEqual([1008]))
    expect(client.received.at(-2)).toContain('receipt-id:r49')
    expect(client.received.at(-1)).toContain('message:too_many_requests')
  })

  test('more than 100 frames a minute are too many', async () => {
    const client = await knock((await newNode()).url)
    client.send(connectFrame(lea.sessionId))
    for (let sent = 0; sent < 100; sent += 1) client.send('UNSUBSCRIBE\nid:a\n\n\0')
    await eventually(() => expect(client.closed).toEqual([1008]))
    expect(client.received.at(-1)).toContain('message:too_many_requests')
  })

  test('a flood of heart-beats is one too', async () => {
    const client = await knock((await newNode()).url)
    client.send(connectFrame(lea.sessionId))
    for (let sent = 0; sent < 1_000; sent += 1) client.send('\n')
    await eventually(() => expect(client.closed).toEqual([1008]))
  })

  test('a message over 32 KiB, or a frame that grows beyond it in pieces', async () => {
    const node = await newNode()
    const atOnce = await knock(node.url)
    atOnce.send(`SEND\n\n${'x'.repeat(33 * 1024)}`)
    await eventually(() => expect(atOnce.closed).toEqual([1009]))
    const inPieces = await knock(node.url)
    inPieces.send('SEND\n\n')
    for (let sent = 0; sent < 40; sent += 1) inPieces.send('x'.repeat(1_000))
    await eventually(() => expect(inPieces.closed).toEqual([1009]))
  })

  test('a node with too many sockets that did not sign in takes no more', async () => {
    const node = await newNode({ limits: { maxWaiting: 2 } })
    await knock(node.url)
    const second = await knock(node.url)
    expect((await knock(node.url)).refused).toEqual([503])
    second.send(connectFrame(lea.sessionId))
    await eventually(() => expect(second.received).toHaveLength(1))
    expect((await knock(node.url)).refused).toEqual([])
  })
})
