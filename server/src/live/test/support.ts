// A live node in the test's own process, and clients of two kinds: the library's, and bare ones that may misbehave.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Client, type IMessage } from '@stomp/stompjs'
import { WebSocket, type ClientOptions } from 'ws'

import type { Member } from '../../access/member.ts'
import { makeLog } from '../../lib/log.ts'
import { liveCuts } from '../../lib/metrics.ts'
import { openBus, type Bus } from '../../outbound/bus.ts'
import { liveGateway, type LiveOptions, type LiveParts } from '../gateway.ts'
import { closeOwnSession } from '../protocol.ts'

export const ORIGIN = 'https://werkplatz.example'
export const log = makeLog('test', 'silent')

// Test files run side by side on one NATS, and the feed's channel is everybody's: each file talks in a room of its own,
// or it hears what the neighbours publish.
const room = `test-${randomUUID()}.`

export async function realBus(url = process.env.NATS_URL!): Promise<Bus> {
  const bus = await openBus(url, 'test', log)
  return {
    ...bus,
    publish: (subject, message) => bus.publish(room + subject, message),
    subscribe: (subject, hear) =>
      bus.subscribe(room + subject, (message, heard) => hear(message, heard.slice(room.length))),
  }
}

/** A bus on which nobody says anything unless the test does. */
export function quietBus() {
  const ears: { subject: string; hear: (message: unknown, subject: string) => void }[] = []
  const reactions: (() => void)[] = []
  const said: { subject: string; message: object }[] = []
  const bus: Bus = {
    publish: (subject, message) => void said.push({ subject, message }),
    subscribe: (subject, hear) => void ears.push({ subject, hear }),
    onReconnect: (react) => void reactions.push(react),
    isUp: () => true,
    close: async () => {},
  }
  return {
    bus,
    said,
    say: (subject: string, message: unknown) => {
      const fits = (wanted: string) => wanted === subject || (wanted === 'live.>' && subject.startsWith('live.'))
      for (const ear of ears) if (fits(ear.subject)) ear.hear(message, subject)
    },
    comeBack: () => reactions.forEach((react) => react()),
  }
}

export const newMember = (with_: Partial<Member> = {}): Member => ({
  id: randomUUID(),
  companyId: randomUUID(),
  sessionId: randomUUID(),
  roles: ['USER'],
  permissions: new Set(),
  isPlatform: false,
  setupDone: true,
  rightsVersion: 1,
  ...with_,
})

/** Tokens of the tests: the session id itself. */
export function members(...known: Member[]) {
  const byToken = new Map(known.map((member) => [member.sessionId, member]))
  return {
    byToken,
    authenticator: { member: async (token: string) => byToken.get(token) ?? null, forget: () => {} },
    goodSessions: async (sessions: readonly { id: string }[]) => new Set(sessions.map(({ id }) => id)),
  }
}

/** For tests that are about no feature: nobody is in any chat. */
export const frameParts: LiveParts = {
  gates: { participant: { allows: (requests) => requests.map(() => false), channels: () => [], recheck: true } },
  sends: { logOutLive: closeOwnSession, writeMessage: { handle: () => {} } },
}

export type NodeOptions = Pick<LiveOptions, 'bus' | 'authenticator' | 'goodSessions'> & Partial<LiveOptions>

export async function startNode(options: NodeOptions) {
  const gateway = liveGateway({
    log,
    allowedOrigins: [ORIGIN],
    parts: frameParts,
    ...options,
    limits: { stopSpreadMs: 0, refetchSpreadMs: 0, ...options.limits },
  })
  const server = createServer((_request, response) => response.writeHead(404).end())
  gateway.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    gateway,
    port,
    url: `ws://127.0.0.1:${port}/api/ws`,
    async close() {
      await gateway.stop()
      server.close()
    },
  }
}

export interface LibraryClient {
  client: Client
  errors: string[]
  /** The close code, once closed. */
  closed: number[]
  /** Bodies by destination. */
  got: Map<string, string[]>
  listen(destination: string): Promise<void>
  publish(destination: string, body?: string): void
}

const receiptOf = () => `receipt-${randomUUID()}`

/** Connects as the web does; rejects when the server refuses. */
export async function connect(url: string, token: string, heartBeatMs = 4_000): Promise<LibraryClient> {
  const errors: string[] = []
  const closed: number[] = []
  const got = new Map<string, string[]>()
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, ['v12.stomp', 'v11.stomp'], { origin: ORIGIN }),
    connectHeaders: { Authorization: `Bearer ${token}` },
    heartbeatIncoming: heartBeatMs,
    heartbeatOutgoing: heartBeatMs,
    reconnectDelay: 0,
    onStompError: (frame) => errors.push(frame.headers.message ?? ''),
  })
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve()
    client.onWebSocketClose = (event: { code: number }) => {
      closed.push(event.code)
      reject(new Error(`closed: ${errors.join()}`))
    }
    client.activate()
  })
  const keep = (destination: string) => (message: IMessage) =>
    void got.set(destination, [...(got.get(destination) ?? []), message.body])
  return {
    client,
    errors,
    closed,
    got,
    listen: (destination) =>
      new Promise((resolve) => {
        const receipt = receiptOf()
        client.watchForReceipt(receipt, () => resolve())
        client.subscribe(destination, keep(destination), { receipt })
      }),
    publish: (destination, body = '') => client.publish({ destination, body }),
  }
}

export interface BareClient {
  socket: WebSocket
  received: string[]
  closed: number[]
  /** The status of a refused upgrade. */
  refused: number[]
  send(text: string): void
}

/** Says only what the test tells it to. */
export async function knock(url: string, options: ClientOptions = {}): Promise<BareClient> {
  const socket = new WebSocket(url, ['v12.stomp'], options)
  const bare: BareClient = { socket, received: [], closed: [], refused: [], send: (text) => socket.send(text) }
  socket.on('message', (data: Buffer) => bare.received.push(data.toString()))
  socket.on('close', (code) => bare.closed.push(code))
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.on('open', () => resolve())
    socket.on('unexpected-response', (_request, response) => {
      bare.refused.push(response.statusCode ?? 0)
      response.resume()
      resolve()
    })
  })
  return bare
}

export const connectFrame = (token: string, heartBeat = '4000,4000') =>
  `CONNECT\naccept-version:1.2,1.1,1.0\nheart-beat:${heartBeat}\nauthorization:Bearer ${token}\n\n\0`

export const subscribeFrame = (id: string, destination: string, more = '') =>
  `SUBSCRIBE\nid:${id}\ndestination:${destination}\n${more}\n\0`

export async function cutsFor(reason: string): Promise<number> {
  const { values } = await liveCuts.get()
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0
}

export const anEvent = (nameFirst: string) => ({
  eventInteraction: 'ACTIVITY_PUBLISHED' as const,
  nameFirst,
  image: null,
  dateCreated: new Date().toISOString(),
})
