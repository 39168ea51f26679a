// Builds hostile bytes at run time, so that no such file lies in the repository.
import { crc32, deflateSync } from 'node:zlib'

import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'

export interface Hostile {
  /** Its file name; the extension is what it claims to be. */
  name: string
  group: FileGroup
  bytes: Buffer
  /** refused: 400 and nothing kept. cleaned: what is served no longer holds the hostile part. */
  expected: 'refused' | 'cleaned'
  /** What must never be served. */
  secret?: string
  /** What it really is, if a reader of ours would take it under another name too. */
  really?: 'jpg' | 'png' | 'mp4'
  type?: string
  /** The size the client claims. */
  claims?: number
}

export const SCRIPT = '<script>alert(document.domain)</script>'
export const PLACE = 'GPS-47.3769N-8.5417E'
/** Assembled, so that no scanner takes this file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS', 'TEST-FILE!$H+H*'].join('-')

export const text = (value: string) => Buffer.from(value, 'utf8')
export const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)))

export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
export const u32le = (value: number) => u32(value).reverse()
export const u16le = (value: number) => Buffer.from([value & 255, value >> 8])

export const pngChunk = (type: string, body: Buffer) => join(u32(body.length), type, body, u32(crc32(join(type, body))))

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of the size it says, or one that lies about it when `rows` is smaller than the height. */
export function png(width: number, height: number, rows = height): Buffer {
  const header = join(u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0]))
  const pixels = deflateSync(Buffer.alloc(rows * (width * 3 + 1)))
  return join(PNG_MAGIC, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0)))
}

/** Puts a chunk right after the header. */
export function withPngChunk(picture: Buffer, type: string, body: Buffer): Buffer {
  const after = 8 + 25
  return join(picture.subarray(0, after), pngChunk(type, body), picture.subarray(after))
}

export const jpegSegment = (marker: number, body: Buffer) =>
  join(Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body)

export const withJpegSegment = (picture: Buffer, marker: number, body: Buffer) =>
  join(picture.subarray(0, 2), jpegSegment(marker, body), picture.subarray(2))

/** One pixel a frame, unless the frame claims the whole screen. */
export function gif(frames: number, width = 1, height = 1, claims = false): Buffer {
  const size = (value: number) => u16le(value)
  const header = join('GIF89a', size(width), size(height), Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]))
  const extent = claims ? join(size(width), size(height)) : Buffer.from([1, 0, 1, 0])
  const start = Buffer.from([0x21, 0xf9, 4, 0, 2, 0, 0, 0, 0x2c, 0, 0, 0, 0])
  const frame = join(start, extent, Buffer.from([0, 2, 2, 0x44, 1, 0]))
  return join(header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b]))
}

export interface BitmapShape {
  width: number
  height: number
  depth?: number
  compression?: number
  offset?: number
  pixels?: Buffer
}

export function bitmap({ width, height, depth = 24, compression = 0, offset = 54, pixels }: BitmapShape): Buffer {
  const info = Buffer.alloc(40)
  info.writeUInt32LE(40, 0)
  info.writeInt32LE(width, 4)
  info.writeInt32LE(height, 8)
  info.writeUInt16LE(1, 12)
  info.writeUInt16LE(depth, 14)
  info.writeUInt32LE(compression, 16)
  const body = pixels ?? Buffer.alloc(Math.ceil((width * depth) / 32) * 4 * Math.abs(height), 0x7f)
  return join('BM', u32le(54 + body.length), u32le(0), u32le(offset), info, body)
}

export interface Part {
  name: string
  body: Buffer
  /** In the local header only. */
  localName?: string
  encrypted?: true
  claimedSize?: number
}

export function zip(parts: readonly Part[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const { name, body, localName = name, encrypted, claimedSize } of parts) {
    const flags = u16le(encrypted ? 1 : 0)
    const sums = join(u32le(crc32(body)), u32le(body.length), u32le(claimedSize ?? body.length))
    const common = join(flags, u16le(0), u16le(0), u16le(0x21), sums)
    const local = join('PK\x03\x04', u16le(20), common, u16le(localName.length), u16le(0), localName, body)
    const extra = join(u16le(0), u16le(0), u16le(0), u16le(0), u32le(0), u32le(at))
    central.push(join('PK\x01\x02', u16le(20), u16le(20), common, u16le(name.length), extra, name))
    locals.push(local)
    at += local.length
  }
  const directory = join(...central)
  const count = u16le(parts.length)
  const end = join(
    'PK\x05\x06',
    u16le(0),
    u16le(0),
    count,
    count,
    u32le(directory.length),
    u32le(at),
    u16le(comment.length),
    comment,
  )
  return join(...locals, directory, end)
}

export const box = (type: string, ...body: (Buffer | string)[]) => {
  const inner = join(...body)
  return join(u32(inner.length + 8), Buffer.from(type, 'latin1'), inner)
}
export const full = (type: string, ...body: (Buffer | string)[]) => box(type, u32(0), ...body)
export const list = (type: string, ...items: (Buffer | string)[]) => {
  const inner = join(type, ...items)
  return join('LIST', u32le(inner.length), inner)
}
export const chunk = (type: string, body: Buffer | string) => {
  const inner = join(body)
  return join(type, u32le(inner.length), inner, Buffer.alloc(inner.length % 2))
}
