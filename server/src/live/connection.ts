// One socket: who is behind it, what it listens to, and every way it ends.
import type { Socket } from 'node:net'

import type { IRawFrameType } from '@stomp/stompjs'
import type { ErrorCode } from '@werkplatz/contract/rules/errors.ts'
import type { WebSocket } from 'ws'

import type { Member } from '../access/member.ts'
import { liveCuts } from '../lib/metrics.ts'
import type { Gate } from './destinations.ts'
import { controlFrame, FrameSlicer, HEART_BEAT } from './frames.ts'
import type { Limits } from './limits.ts'

export interface Subscription {
  id: string
  /** As the client wrote it. */
  destination: string
  name: string
  targetId: string | undefined
  gate: Gate
  channels: readonly string[]
  connection: Connection
  isOpen: boolean
}

interface Ending {
  close: number
  /** Said in an ERROR frame first; a code of the closed list tells the client enough and others nothing. */
  error?: ErrorCode
}

const endings = {
  left: { close: 1000 },
  stop: { close: 1001 },
  bad_frame: { close: 1002, error: 'bad_input' },
  silent: { close: 1008, error: 'timeout' },
  heart_beat: { close: 1008, error: 'timeout' },
  unauthenticated: { close: 1008, error: 'unauthenticated' },
  session_ended: { close: 1008, error: 'session_ended' },
  /** The session is over or its rights changed; connecting again tells which. */
  rights_changed: { close: 1008, error: 'unauthenticated' },
  /** Absent and not yours get the same words. */
  not_found: { close: 1008, error: 'not_found' },
  refused: { close: 1008, error: 'forbidden' },
  too_large: { close: 1009, error: 'payload_too_large' },
  flood: { close: 1008, error: 'too_many_requests' },
  too_many_subscriptions: { close: 1008, error: 'too_many_requests' },
  too_many_sockets: { close: 1008, error: 'too_many_requests' },
  gap: { close: 1012 },
  slow: { close: 1013 },
  unavailable: { close: 1013, error: 'unavailable' },
  unchecked: { close: 1013, error: 'unavailable' },
} satisfies Record<string, Ending>

export type EndReason = keyof typeof endings

const AS_TEXT = { binary: false, compress: false }
const MINUTE_MS = 60_000

export class Connection {
  member: Member | null = null
  readonly subscriptions = new Map<string, Subscription>()
  readonly slicer: FrameSlicer
  /** Frames wait here while the one before asks the database: their order is the client's. */
  readonly inbox: IRawFrameType[] = []
  isBusy = false
  isOpen = true
  wantsHeartBeats = false
  patienceMs: number
  /** When the session was last known to be good. */
  checkedAt = performance.now()
  readonly #socket: WebSocket
  readonly #tcp: Socket
  readonly #limits: Limits
  readonly #onEnd: (connection: Connection) => void
  #heardAt = performance.now()
  #minute = 0
  #framesThisMinute = 0
  #messagesThisMinute = 0
  #stuckSince = 0
  #sentBytes = 0

  constructor(socket: WebSocket, tcp: Socket, limits: Limits, onEnd: (connection: Connection) => void) {
    this.#socket = socket
    this.#tcp = tcp
    this.#limits = limits
    this.#onEnd = onEnd
    this.patienceMs = 2 * limits.heartBeatMs
    this.slicer = new FrameSlicer(limits.maxFrameBytes)
  }

  /** Anything that arrives is a sign of life. False: more than an honest client sends. */
  heard(frames: number): boolean {
    this.#heardAt = performance.now()
    if (this.#heardAt - this.#minute > MINUTE_MS) {
      this.#minute = this.#heardAt
      this.#framesThisMinute = 0
      this.#messagesThisMinute = 0
    }
    this.#framesThisMinute += frames
    this.#messagesThisMinute += 1
    return (
      this.#framesThisMinute <= this.#limits.framesPerMinute &&
      this.#messagesThisMinute <= this.#limits.messagesPerMinute
    )
  }

  send(frame: string | Buffer) {
    if (!this.isOpen) return
    this.#socket.send(frame, AS_TEXT)
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) this.end('slow')
  }

  get buffered(): number {
    return this.#socket.bufferedAmount
  }

  receipt(id: string | undefined) {
    if (id !== undefined) this.send(controlFrame('RECEIPT', { 'receipt-id': id }))
  }

  /** From the heart-beat wheel; answers whether to come back next round. */
  beat(now: number): boolean {
    if (this.isOpen && now - this.#heardAt > this.patienceMs) this.end('heart_beat')
    if (this.isOpen && this.#isStuck(now)) this.end('slow')
    if (this.wantsHeartBeats) this.send(HEART_BEAT)
    return this.isOpen
  }

  /** Nothing is delivered and no frame is obeyed after this, whatever the peer does with the close. */
  end(reason: EndReason, error?: ErrorCode, receipt?: string) {
    if (!this.isOpen) return
    const { close, error: usual }: Ending = endings[reason]
    const said = error ?? usual
    if (said) this.send(controlFrame('ERROR', { message: said, ...(receipt && { 'receipt-id': receipt }) }))
    // Saying it may itself have found the peer too slow.
    if (!this.isOpen) return
    this.#leave()
    if (reason !== 'left') liveCuts.inc({ reason })
    // A peer that does not read will not read a close frame either: what waits for it is freed at once.
    if (reason === 'slow') this.#socket.terminate()
    else this.#socket.close(close)
  }

  /** The peer is gone. */
  gone() {
    if (this.isOpen) this.#leave()
  }

  #leave() {
    this.isOpen = false
    this.inbox.length = 0
    this.#onEnd(this)
  }

  /** Slow but moving is fine up to the byte limit; not moving at all is not. */
  #isStuck(now: number): boolean {
    if (this.#socket.bufferedAmount === 0) {
      this.#stuckSince = 0
      return false
    }
    const sent = this.#tcp.bytesWritten - this.#tcp.writableLength
    if (this.#stuckSince === 0 || sent !== this.#sentBytes) {
      this.#sentBytes = sent
      this.#stuckSince = now
      return false
    }
    return now - this.#stuckSince >= this.#limits.stuckMs
  }
}
