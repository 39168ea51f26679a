// What each STOMP frame of a client does. A handler answers why the connection must end, or null.
import { randomUUID } from 'node:crypto'

import type { FrameImpl } from '@stomp/stompjs'
import type { ErrorCode } from '@werkplatz/contract/rules/errors.ts'

import type { Authenticator } from '../access/authenticate.ts'
import type { Member } from '../access/member.ts'
import type { Log } from '../lib/log.ts'
import { Refusal } from '../lib/refusal.ts'
import { traced } from '../lib/trace.ts'
import type { Connection, EndReason, Subscription } from './connection.ts'
import type { MatchDestination } from './destinations.ts'
import { controlFrame, isPlainId, readFrame, refusalFrame } from './frames.ts'
import type { Limits } from './limits.ts'
import type { Registry } from './registry.ts'

export interface SendRequest {
  me: Member
  /** The id in the destination, already past the gate. */
  id: string | undefined
  /** As the contract's payload says; undefined where it names none. */
  body: unknown
}

/** What a handler may ask of the live frame. */
export interface LiveControl {
  /** Ends the live connections of a session, here and on every node. */
  closeSession(sessionId: string): void
}

export interface SendHandler {
  /** Committed when it resolves: only then does the sender get a receipt. Refuses by throwing a Refusal. */
  handle: (request: SendRequest, live: LiveControl) => void | Promise<void>
  /** Where the destination says `refusedOn`: what is said there, in the shape of that destination. */
  refused?: (request: SendRequest, code: ErrorCode) => unknown
}

/** The person logs out: no window of this session stays connected. */
export const closeOwnSession: SendHandler = { handle: ({ me }, live) => live.closeSession(me.sessionId) }

export interface ProtocolParts {
  log: Log
  limits: Limits
  registry: Registry
  match: MatchDestination
  sends: Readonly<Record<string, SendHandler>>
  control: LiveControl
  authenticator: Pick<Authenticator, 'member' | 'forget'>
  onSignedIn(connection: Connection): void
}

/** TOLD: the client has its answer already, and no receipt. */
const TOLD = 'told'
type Answer = EndReason | typeof TOLD | null
type Handle = (parts: ProtocolParts, connection: Connection, me: Member, frame: FrameImpl) => Answer | Promise<Answer>

/** Frames of one client one after the other, each only when the one before is done. */
export async function obey(parts: ProtocolParts, connection: Connection) {
  if (connection.isBusy) return
  connection.isBusy = true
  for (;;) {
    const raw = connection.inbox.shift()
    if (!raw) break
    const frame = readFrame(raw)
    const receipt = isPlainId(frame.headers.receipt) ? frame.headers.receipt : undefined
    try {
      const reason = await traced({ requestId: randomUUID() }, () => answer(parts, connection, frame))
      if (reason === null) connection.receipt(receipt)
      else if (reason !== TOLD) connection.end(reason, undefined, receipt)
      if (frame.command === 'DISCONNECT') connection.end('left')
    } catch (error) {
      if (error instanceof Refusal) connection.end('refused', error.code, receipt)
      else {
        // Nearly always PostgreSQL being away; the client tries again later.
        parts.log.warn({ err: error, command: frame.command }, 'live frame failed')
        connection.end('unavailable', undefined, receipt)
      }
    }
  }
  connection.isBusy = false
}

function answer(parts: ProtocolParts, connection: Connection, frame: FrameImpl): Answer | Promise<Answer> {
  const isConnect = frame.command === 'CONNECT' || frame.command === 'STOMP'
  if (!connection.member) return isConnect ? signIn(parts, connection, frame) : 'unauthenticated'
  if (frame.headers.receipt !== undefined && !isPlainId(frame.headers.receipt)) return 'bad_frame'
  const handle = Object.hasOwn(handlers, frame.command) ? handlers[frame.command] : undefined
  return handle ? handle(parts, connection, connection.member, frame) : 'bad_frame'
}

const handlers: Record<string, Handle> = {
  async SUBSCRIBE({ registry, match, limits }, connection, me, { headers }) {
    const { id, destination } = headers
    // Nothing waits for an acknowledgement here: PostgreSQL is the truth and clients refetch.
    if (!isPlainId(id) || connection.subscriptions.has(id) || (headers.ack ?? 'auto') !== 'auto') return 'bad_frame'
    if (connection.subscriptions.size >= limits.subscriptionsPerSocket) return 'too_many_subscriptions'
    const found = match('subscribe', destination)
    if (!found || !destination) return 'not_found'
    const request = { me, name: found.name, id: found.id }
    const [isAllowed] = await found.gate.allows([request])
    if (!isAllowed) return 'not_found'
    if (!connection.isOpen) return null
    const { name, gate } = found
    const channels = gate.channels(request)
    const subscription: Subscription = {
      id,
      destination,
      name,
      targetId: found.id,
      gate,
      channels,
      connection,
      isOpen: true,
    }
    registry.subscribe(subscription)
    return null
  },

  UNSUBSCRIBE({ registry }, connection, _me, { headers }) {
    const subscription = connection.subscriptions.get(headers.id ?? '')
    // It may have been taken away a moment ago by a recheck: not the client's mistake.
    if (subscription) registry.unsubscribe(subscription)
    return null
  },

  async SEND(parts, connection, me, frame) {
    const found = parts.match('send', frame.headers.destination)
    const handler = found && parts.sends[found.name]
    if (!found || !handler) return 'not_found'
    const { payload } = found.declared
    const body = payload?.safeParse(parseJson(frame.body))
    const request: SendRequest = { me, id: found.id, body: body?.data }
    try {
      const [isAllowed] = await found.gate.allows([{ me, name: found.name, id: found.id }])
      if (!isAllowed) throw new Refusal('not_found')
      if (body && !body.success) throw new Refusal('bad_input')
      await handler.handle(request, parts.control)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const said = handler.refused?.(request, error.code)
      const isTold = tellRefusal(connection, found.declared.refusedOn, error.code, said, frame.headers.receipt)
      if (isTold) return TOLD
      if (error.code === 'bad_input') return 'bad_frame'
      if (error.code === 'not_found') return 'not_found'
      throw error
    }
  },

  DISCONNECT: () => null,
}

/**
 * On the sender's own destination, to this socket alone. Whoever does not listen there cannot be told and is closed, as
 * STOMP has it. The receipt asked for is named beside the refusal, so that a client knows which of its frames it was.
 */
function tellRefusal(
  connection: Connection,
  refusedOn: string | undefined,
  code: ErrorCode,
  said: unknown,
  receipt: string | undefined,
): boolean {
  const own = [...connection.subscriptions.values()].find(({ name }) => name === refusedOn)
  if (!refusedOn || !own) return false
  connection.send(refusalFrame(own, code, JSON.stringify(said ?? {}), receipt))
  return true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const VERSIONS = ['1.2', '1.1', '1.0']
const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i
const MAX_HEART_BEAT_MS = 60_000

async function signIn(parts: ProtocolParts, connection: Connection, { headers }: FrameImpl): Promise<Answer> {
  const { limits, authenticator } = parts
  const offered = (headers['accept-version'] ?? '1.0').split(',')
  const version = VERSIONS.find((one) => offered.includes(one))
  const [clientSends, clientWants] = (/^(\d{1,9}),(\d{1,9})$/.exec(headers['heart-beat'] ?? '')?.slice(1) ?? []).map(
    Number,
  )
  // Without heart-beats of the client a dead one would hold its place for a quarter of an hour.
  if (!version || !clientSends || clientSends > MAX_HEART_BEAT_MS) return 'bad_frame'
  const token = BEARER.exec(headers.Authorization ?? headers.authorization ?? '')?.[1]
  const member = token ? await authenticator.member(token) : null
  if (!member) return 'unauthenticated'
  // As every REST call that does not belong to the set-up (T10).
  if (!member.setupDone) throw new Refusal('setup_missing')
  // Remembered members may be 5 s old, the recheck comes up to 4 s later: together too long (T07). So none is kept.
  authenticator.forget(member.sessionId)
  if (!connection.isOpen) return null
  connection.member = member
  connection.wantsHeartBeats = Boolean(clientWants)
  connection.patienceMs = 2 * Math.max(clientSends, limits.heartBeatMs)
  connection.checkedAt = performance.now()
  const beats = `${limits.heartBeatMs},${limits.heartBeatMs}`
  connection.send(controlFrame('CONNECTED', { version, 'heart-beat': beats, server: 'werkplatz' }))
  if (connection.isOpen) parts.onSignedIn(connection)
  return null
}
