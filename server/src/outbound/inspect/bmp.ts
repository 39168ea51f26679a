// A small reader for uncompressed bitmaps: the decoder library has none. Everything is computed from the header first
// and must fit the file; compressed kinds are refused.
import { MAX_PIXELS } from '@werkplatz/contract/files/kinds.ts'

import { Refused } from './inspection.ts'

export interface Bitmap {
  data: Buffer
  width: number
  height: number
  channels: 3
}

const FILE_HEADER = 14
const UNCOMPRESSED = 0
const BITFIELDS = 3

export function readBitmap(bytes: Buffer): Bitmap {
  if (bytes.length < FILE_HEADER + 40 || bytes.toString('latin1', 0, 2) !== 'BM') throw new Refused('wrong_type')
  const offset = bytes.readUInt32LE(10)
  const headerSize = bytes.readUInt32LE(14)
  const width = bytes.readInt32LE(18)
  const signedHeight = bytes.readInt32LE(22)
  const depth = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const height = Math.abs(signedHeight)
  if (headerSize < 40 || headerSize > 124 || bytes.readUInt16LE(26) !== 1) throw new Refused('broken')
  if (width <= 0 || height === 0) throw new Refused('broken')
  if (width * height > MAX_PIXELS) throw new Refused('too_many_pixels')
  const isPlain = compression === UNCOMPRESSED || (compression === BITFIELDS && depth === 32 && usualMasks(bytes))
  if (!isPlain || ![1, 4, 8, 24, 32].includes(depth)) throw new Refused('broken')
  const stride = Math.ceil((width * depth) / 32) * 4
  if (offset < FILE_HEADER + headerSize || offset + stride * height > bytes.length) throw new Refused('broken')
  const palette = depth <= 8 ? paletteOf(bytes, headerSize, depth, offset) : undefined
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    // Rows stand on their head unless the height is negative.
    const row = offset + stride * (signedHeight < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) {
      const at = palette ? palette + 4 * indexAt(bytes, row, x, depth) : row + x * (depth / 8)
      const to = (y * width + x) * 3
      data[to] = bytes[at + 2]!
      data[to + 1] = bytes[at + 1]!
      data[to + 2] = bytes[at]!
    }
  }
  return { data, width, height, channels: 3 }
}

const usualMasks = (bytes: Buffer) =>
  bytes.length >= 66 &&
  bytes.readUInt32LE(54) === 0x00ff0000 &&
  bytes.readUInt32LE(58) === 0x0000ff00 &&
  bytes.readUInt32LE(62) === 0x000000ff

/** Where the palette starts; it must hold every index a pixel can name. */
function paletteOf(bytes: Buffer, headerSize: number, depth: number, offset: number): number {
  const start = FILE_HEADER + headerSize
  if (start + 4 * 2 ** depth > offset && start + 4 * 2 ** depth > bytes.length) throw new Refused('broken')
  return start
}

function indexAt(bytes: Buffer, row: number, x: number, depth: number): number {
  const perByte = 8 / depth
  const byte = bytes[row + Math.floor(x / perByte)]!
  return (byte >> (8 - depth - (x % perByte) * depth)) & (2 ** depth - 1)
}
