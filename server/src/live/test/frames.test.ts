import { FrameImpl, type IRawFrameType } from '@stomp/stompjs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { controlFrame, FrameSlicer, FrameTooLarge, isPlainId, messageEncoder, readFrame } from '../frames.ts'

/** Without a byte order mark in front, which the library's decoder drops, as every reader of JSON may. */
const bodies = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('', 'a\0b', '\n', 'ä€😀'))
  .filter((body) => !body.startsWith('\ufeff'))
const frames = fc.record({
  command: fc.constantFrom('SEND', 'SUBSCRIBE', 'CONNECT'),
  destination: fc.string({ maxLength: 20, unit: fc.constantFrom('a', '/', '-', '7') }),
  body: bodies,
})

const write = ({ command, destination, body }: { command: string; destination: string; body: string }) =>
  new FrameImpl({ command, headers: { destination }, body, escapeHeaderValues: true }).serialize() as string

/** Cuts into pieces of the given sizes, over and over. */
function* slices(bytes: Buffer, sizes: readonly number[]) {
  for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length]!
    yield bytes.subarray(from, from + size)
    from += size
  }
}

const bodyOf = (raw: IRawFrameType) => readFrame(raw).body

describe('frame slicing', () => {
  test('frames cut into pieces of 1 to 16 bytes arrive whole and in order', () => {
    let seen = 0
    fc.assert(
      fc.property(
        fc.array(frames, { minLength: 10, maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 10 }),
        (sent, sizes) => {
          const slicer = new FrameSlicer(32 * 1024)
          const got: IRawFrameType[] = []
          const text = sent.map((frame) => `${write(frame)}\n`).join('')
          for (const piece of slices(Buffer.from(text), sizes)) got.push(...slicer.push(piece))
          expect(got.map(({ command }) => command)).toEqual(sent.map(({ command }) => command))
          expect(got.map(bodyOf)).toEqual(sent.map(({ body }) => Buffer.from(body).toString()))
          seen += got.length
        },
      ),
      { numRuns: 500 },
    )
    expect(seen).toBeGreaterThanOrEqual(5_000)
  })

  test('several frames and heart-beats in one message', () => {
    const slicer = new FrameSlicer(1_000)
    const text = `\n\r\n${'SEND\n\nx\0'.repeat(3)}\n\n`
    expect(slicer.push(Buffer.from(text)).map(bodyOf)).toEqual(['x', 'x', 'x'])
    expect(slicer.push(Buffer.from('\n'))).toEqual([])
  })

  test('the bytes of an unfinished frame are counted over all its messages', () => {
    const slicer = new FrameSlicer(1_000)
    slicer.push(Buffer.from('SEND\ncontent-length:100000\n\n'))
    slicer.push(Buffer.alloc(900))
    expect(() => slicer.push(Buffer.alloc(100))).toThrow(FrameTooLarge)
  })

  test('finished frames count nothing', () => {
    const slicer = new FrameSlicer(1_000)
    const frame = Buffer.from(`SEND\n\n${'x'.repeat(900)}\0`)
    for (let sent = 0; sent < 50; sent += 1) expect(slicer.push(frame)).toHaveLength(1)
  })
})

describe('frame writing', () => {
  test('an encoded message equals the one the library writes', () => {
    const plainIds = fc.string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom('s', 'u', 'b', '-', '0', '9', '.', '='),
    })
    fc.assert(
      fc.property(
        plainIds,
        plainIds,
        bodies,
        fc.constantFrom('text/plain', 'application/json'),
        (id, sub, body, contentType) => {
          const destination = '/topic/events'
          const headers = { subscription: sub, destination, 'message-id': id, 'content-type': contentType }
          const expected = new FrameImpl({ command: 'MESSAGE', headers, body, escapeHeaderValues: true }).serialize()
          const encode = messageEncoder({ id, body, contentType })
          expect(isPlainId(sub)).toBe(true)
          expect(encode(destination, sub).toString()).toBe(Buffer.from(expected as string).toString())
        },
      ),
    )
  })

  test('one encoding per subscription id, and never that of another destination', () => {
    const encode = messageEncoder({ id: '1', body: '{}', contentType: 'application/json' })
    expect(encode('/topic/events', 'sub-0')).toBe(encode('/topic/events', 'sub-0'))
    expect(encode('/topic/other', 'sub-0').toString()).toContain('destination:/topic/other\n')
  })

  test('ids that would need escaping are no ids', () => {
    for (const odd of ['', 'a:b', 'a\\b', 'a\nb', 'a\r', 'ä', ' ', 'x'.repeat(65), undefined])
      expect(isPlainId(odd)).toBe(false)
    for (const good of ['sub-0', 'close-12', 'message-8f0.1']) expect(isPlainId(good)).toBe(true)
  })

  test('control frames end with NUL', () => {
    expect(controlFrame('RECEIPT', { 'receipt-id': 'r-1' })).toBe('RECEIPT\nreceipt-id:r-1\n\n\0')
  })
})
