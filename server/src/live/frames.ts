// STOMP frames in and out. The parser and the writer are those of the library our clients use.
import { randomUUID } from 'node:crypto'

import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs'

export const HEART_BEAT = Buffer.from('\n')

const LF = 10
const CR = 13
const NUL = 0

export class FrameTooLarge extends Error {}

/**
 * Bytes of one client to frames, however they are cut. A frame may span many WebSocket messages, so `maxPayload` alone
 * bounds nothing: the bytes of the unfinished frame are counted here, since the parser has no limit of its own.
 */
export class FrameSlicer {
  readonly #maxBytes: number
  /** Exists only while a frame is unfinished: at rest a client costs no parser. Never shared between clients. */
  #parser: Parser | null = null
  #unfinished = 0
  #frames: IRawFrameType[] = []

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The frames completed by these bytes; heart-beats give none. */
  push(data: Buffer): IRawFrameType[] {
    let from = 0
    while (from < data.length) {
      if (!this.#parser && isBetweenFrames(data[from]!)) {
        from += 1
        continue
      }
      // Fed up to each NUL, so that the count is exact where one message holds several frames.
      const nul = data.indexOf(NUL, from)
      const to = nul < 0 ? data.length : nul + 1
      this.#unfinished += to - from
      if (this.#unfinished > this.#maxBytes) throw new FrameTooLarge()
      this.#parser ??= this.#newParser()
      const complete = this.#frames.length
      this.#parser.parseChunk(new Uint8Array(data.subarray(from, to)).buffer)
      if (this.#frames.length > complete) {
        this.#parser = null
        this.#unfinished = 0
      }
      from = to
    }
    const frames = this.#frames
    if (frames.length) this.#frames = []
    return frames
  }

  #newParser(): Parser {
    return new Parser(
      (frame) => this.#frames.push(frame),
      () => {},
    )
  }
}

const isBetweenFrames = (byte: number) => byte === LF || byte === CR || byte === NUL

/** After CONNECT values are escaped. */
export const readFrame = (raw: IRawFrameType): FrameImpl => FrameImpl.fromRawFrame(raw, true)

/**
 * Ids a client chooses and we send back. Without colon, backslash, CR and LF they need no escaping in any version, so
 * that one encoded frame fits clients of 1.0, 1.1 and 1.2.
 */
export const isPlainId = (text: string | undefined): text is string =>
  text !== undefined && /^[\w.@/+=-]{1,64}$/.test(text)

export const controlFrame = (command: 'CONNECTED' | 'RECEIPT' | 'ERROR', headers: Record<string, string>): string =>
  new FrameImpl({ command, headers }).serialize() as string

/** A MESSAGE that says no to one SEND of this client. */
export const refusalFrame = (
  on: { id: string; destination: string },
  code: string,
  body: string,
  receipt: string | undefined,
): string =>
  new FrameImpl({
    command: 'MESSAGE',
    headers: {
      subscription: on.id,
      destination: on.destination,
      'message-id': randomUUID(),
      'content-type': 'application/json',
      refused: code,
      ...(receipt && { 'receipt-id': receipt }),
    },
    body,
  }).serialize() as string

export interface OutgoingMessage {
  id: string
  body: string
  contentType: string
  /** The call that the message goes back to. */
  requestId?: string | undefined
}

export type EncodeFor = (destination: string, subscriptionId: string) => Buffer

/**
 * A MESSAGE encoded once per distinct subscription id: clients count their subscriptions, so thousands share a handful
 * of ids. Equal byte for byte to what FrameImpl writes.
 */
export function messageEncoder({ id, body, contentType, requestId }: OutgoingMessage): EncodeFor {
  const length = Buffer.byteLength(body)
  const call = requestId === undefined ? '' : `\nrequest-id:${requestId}`
  const rest = `\nmessage-id:${id}${call}\ncontent-type:${contentType}${length ? `\ncontent-length:${length}` : ''}\n\n${body}\0`
  const encoded = new Map<string, { destination: string; bytes: Buffer }>()
  return (destination, subscriptionId) => {
    const known = encoded.get(subscriptionId)
    if (known?.destination === destination) return known.bytes
    const bytes = Buffer.from(`MESSAGE\nsubscription:${subscriptionId}\ndestination:${destination}${rest}`)
    encoded.set(subscriptionId, { destination, bytes })
    return bytes
  }
}
