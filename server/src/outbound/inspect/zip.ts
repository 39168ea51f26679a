// Reads the directory of a zip archive without unpacking anything; strict, so that no archive has two readings.
import { Refused } from './inspection.ts'

export interface ZipEntry {
  name: string
  size: number
  packedSize: number
  /** 0: stored as it is. */
  method: number
  dataAt: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const MAX_ENTRIES = 5_000
const MAX_UNPACKED = 400 * 1024 * 1024
const MAX_RATIO = 250

export function readZip(bytes: Buffer): ZipEntry[] {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== LOCAL) throw new Refused('wrong_type')
  // The end record is the end: a comment or anything after it would let a second file hide there.
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== END) throw new Refused('broken')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > MAX_ENTRIES || bytes.readUInt16LE(end + 8) !== count) throw new Refused('broken')
  if (at + bytes.readUInt32LE(end + 12) !== end) throw new Refused('broken')
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i += 1) {
    const entry = entryAt(bytes, at, end)
    entries.push(entry)
    at = entry.next
  }
  if (at !== end) throw new Refused('broken')
  guardWeight(entries)
  return entries
}

function entryAt(bytes: Buffer, at: number, end: number): ZipEntry & { next: number } {
  if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) throw new Refused('broken')
  const nameLength = bytes.readUInt16LE(at + 28)
  const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  const local = bytes.readUInt32LE(at + 42)
  // Encrypted entries cannot be scanned.
  if (next > end || (bytes.readUInt16LE(at + 8) & 1) !== 0) throw new Refused('broken')
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new Refused('broken')
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
  const localName = bytes.toString('utf8', local + 30, local + 30 + bytes.readUInt16LE(local + 26))
  if (name !== localName || /^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0/.test(name)) throw new Refused('broken')
  return {
    name,
    method: bytes.readUInt16LE(at + 10),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    dataAt: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    next,
  }
}

/** An archive that grows beyond measure is a bomb for whoever opens it. */
function guardWeight(entries: readonly ZipEntry[]) {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.packedSize, 0)
  if (unpacked > MAX_UNPACKED || unpacked > MAX_RATIO * packed + 1024 * 1024) throw new Refused('too_heavy')
}
