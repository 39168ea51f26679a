// The live frame: STOMP over WebSocket at /api/ws, fed by the bus. Knows no feature.
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { destinations } from '@werkplatz/contract/destinations.ts'
import type { WebSocket } from 'ws'
import { z } from 'zod'

import type { Authenticator } from '../access/authenticate.ts'
import type { Log } from '../lib/log.ts'
import { liveConnections, watchBuffered, watchSubscriptions } from '../lib/metrics.ts'
import type { Bus } from '../outbound/bus.ts'
import { nameOfChannel, readLive } from './channels.ts'
import { Connection, type EndReason } from './connection.ts'
import { frameGates, matcher, type DestinationList, type Gate } from './destinations.ts'
import { FanOut } from './fan-out.ts'
import { FrameTooLarge, messageEncoder } from './frames.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { obey, type ProtocolParts, type SendHandler } from './protocol.ts'
import { Registry } from './registry.ts'
import { checkSessions, type GoodSessions } from './session-check.ts'
import { allLiveSubjects, channelOfSubject, listenersChangedSubject, sessionEndedSubject } from './subjects.ts'
import { everyTick, TimerWheel } from './timer-wheel.ts'
import { acceptWebSockets } from './upgrade.ts'

/** What the features add; app.ts lists them. */
export interface LiveParts {
  /** Gate word of the contract → who may. `self` and `signedIn` are the frame's own. */
  gates: Readonly<Record<string, Gate>>
  /** Name of a send destination → what it does. */
  sends: Readonly<Record<string, SendHandler>>
  /** Told now and then who is connected to this node. */
  present?: (people: readonly string[]) => Promise<void>
}

export interface LiveOptions {
  log: Log
  bus: Bus
  authenticator: Pick<Authenticator, 'member' | 'forget'>
  goodSessions: GoodSessions
  allowedOrigins: readonly string[]
  parts: LiveParts
  limits?: Partial<Limits>
  list?: DestinationList
}

export interface Gateway {
  attach(server: Server): void
  /** Tells every client to come back elsewhere, spread so that the others can take them in. */
  stop(): Promise<void>
}

const SLICES = 40

const SessionEnded = z.object({ sessionId: z.uuid() })
const ListenersChanged = z.object({ channel: z.string() })

export function liveGateway(options: LiveOptions): Gateway {
  const { log, bus, authenticator, parts, list = destinations } = options
  const limits = { ...defaultLimits, ...options.limits }
  const registry = new Registry()
  const sockets = new Set<Connection>()
  const fanOut = new FanOut(limits)
  const check = checkSessions(registry, options.goodSessions, limits, log)
  const node = randomUUID()
  for (const [name, { kind }] of Object.entries(list)) {
    if (kind === 'send' && !parts.sends[name]) throw new Error(`nothing handles the destination ${name}`)
  }
  watchSubscriptions(() => registry.subscriptions)
  watchBuffered(() => {
    let bytes = 0
    for (const connection of sockets) bytes += connection.buffered
    return bytes
  })
  let messages = 0
  let isStopping = false

  const closeHere = (sessionId: string) => {
    authenticator.forget(sessionId)
    for (const connection of registry.ofSession(sessionId)) connection.end('session_ended')
  }

  const protocol: ProtocolParts = {
    log,
    limits,
    registry,
    authenticator,
    match: matcher({ ...parts.gates, ...frameGates }, list),
    sends: parts.sends,
    control: {
      closeSession(sessionId) {
        bus.publish(sessionEndedSubject, { sessionId })
        // Also without a bus.
        closeHere(sessionId)
      },
    },
    onSignedIn(connection) {
      registry.add(connection)
      heartBeats.addSpread(connection)
      const all = registry.ofPerson(connection.member!.id)
      if (all.length > limits.socketsPerUser) all[0]?.end('too_many_sockets')
    },
  }

  const tickMs = limits.heartBeatMs / SLICES
  const heartBeats = new TimerWheel<Connection>(SLICES)
  const deadlines = new TimerWheel<Connection>(Math.ceil(limits.connectMs / tickMs))
  const stopTicking = everyTick(tickMs, () => {
    const now = performance.now()
    heartBeats.tick((connection) => connection.beat(now))
    deadlines.tick((connection) => {
      // Who has said CONNECT and waits for our answer is not silent.
      if (!connection.member && !connection.isBusy) connection.end('silent')
      return false
    })
  })

  const presence = setInterval(() => {
    const people = registry.people()
    if (people.length === 0) return
    parts.present?.(people).catch((error: unknown) => log.warn({ err: error }, 'who is there was not noted'))
  }, limits.presentMs)

  bus.subscribe(allLiveSubjects, (message, subject) => {
    const channel = channelOfSubject(subject)
    const subscriptions = registry.ofChannel(channel)
    if (!subscriptions) return
    const read = readLive(list, channel, message)
    if (!read) return log.warn({ name: nameOfChannel(channel) }, 'live message does not fit the contract')
    messages += 1
    const isTaken = fanOut.push(subscriptions, messageEncoder({ ...read, id: `${node}-${messages}` }), read.since)
    if (!isTaken) startOver('live messages come faster than they leave')
  })
  bus.subscribe(sessionEndedSubject, (message) => closeHere(SessionEnded.parse(message).sessionId))
  bus.subscribe(listenersChangedSubject, (message) => check.recheckChannel(ListenersChanged.parse(message).channel))
  bus.onReconnect(() => startOver('the bus was away'))

  /**
   * Messages were lost, so what clients show may be old and each must read it again. STOMP has no word for that and an
   * extra message on a destination would break clients that know only the contract's payloads; but every client
   * refetches when it reconnects. So they are sent away, over 2 s and with their own 5 to 8 s until they return.
   */
  function startOver(why: string) {
    log.warn({ why, connections: registry.connections.size }, 'live clients start over')
    fanOut.clear()
    void endSpread([...registry.connections], 'gap', limits.refetchSpreadMs)
  }

  function open(socket: WebSocket, tcp: Socket) {
    const connection = new Connection(socket, tcp, limits, (ended) => {
      registry.remove(ended)
      sockets.delete(ended)
      liveConnections.dec()
    })
    sockets.add(connection)
    deadlines.addLast(connection)
    liveConnections.inc()
    socket.on('message', (data: Buffer) => hear(connection, data))
    socket.on('ping', () => void (connection.heard(0) || connection.end('flood')))
    socket.on('close', () => connection.gone())
    // The library closes by itself after a broken frame or one too large.
    socket.on('error', (error) => log.debug({ err: error }, 'live socket'))
  }

  function hear(connection: Connection, data: Buffer) {
    if (!connection.isOpen) return
    try {
      const frames = connection.slicer.push(data)
      if (!connection.heard(frames.length)) return connection.end('flood')
      if (!frames.length) return
      connection.inbox.push(...frames)
      void obey(protocol, connection)
    } catch (error) {
      connection.end(error instanceof FrameTooLarge ? 'too_large' : 'bad_frame')
    }
  }

  return {
    attach(server) {
      acceptWebSockets(server, {
        limits,
        allowedOrigins: options.allowedOrigins,
        hasRoom: () => !isStopping && sockets.size - registry.connections.size < limits.maxWaiting,
        onOpen: open,
      })
    },
    async stop() {
      isStopping = true
      await endSpread([...sockets], 'stop', limits.stopSpreadMs)
      clearInterval(presence)
      check.stop()
      stopTicking()
    },
  }
}

const SPREAD_STEP_MS = 50

async function endSpread(connections: readonly Connection[], reason: EndReason, spreadMs: number) {
  const steps = Math.max(1, Math.floor(spreadMs / SPREAD_STEP_MS))
  const perStep = Math.ceil(connections.length / steps)
  for (let from = 0; from < connections.length; from += perStep) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve, spreadMs / steps))
    for (const connection of connections.slice(from, from + perStep)) connection.end(reason)
  }
}
