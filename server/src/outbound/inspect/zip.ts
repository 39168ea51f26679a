// Opens the archive that an Office or OpenDocument file is. Strict, so that no archive has two readings: it begins with
// its first part and ends with its directory, a part has one name, and none is encrypted or grows beyond measure.
import type { Readable } from 'node:stream'

import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

import { Refused } from './inspection.ts'
import { xmlReader, type Sight } from './xml.ts'

export interface Part {
  name: string
  size: number
  /** 0: stored as it is. */
  method: number
  bytes(): Promise<Buffer>
  /** Read as it is unpacked: a table of a hundred megabytes never stands in memory. */
  readXml(sight: Sight): Promise<void>
}

const END = 0x06054b50
const LOCAL = 0x04034b50
const MAX_PARTS = 5_000
const MAX_UNPACKED = 400 * 1024 * 1024
const MAX_RATIO = 250
const DEFLATED = 8

export async function openZip(bytes: Buffer): Promise<Part[]> {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== LOCAL) throw new Refused('wrong_type')
  // A comment, or anything after the end record, would let a second file hide there.
  if (bytes.readUInt32LE(bytes.length - 22) !== END) throw new Refused('broken')
  const archive = await fromBufferPromise(bytes, { strictFileNames: true, autoClose: false })
  if (archive.entryCount === 0 || archive.entryCount > MAX_PARTS) throw new Refused('broken')
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) {
    await guardEntry(archive, entry)
    entries.push(entry)
  }
  guardNames(entries)
  guardWeight(entries)
  return entries.map((entry) => partOf(archive, entry))
}

async function guardEntry(archive: ZipFile, entry: Entry) {
  if (entry.isEncrypted()) throw new Refused('locked')
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== DEFLATED) throw new Refused('broken')
  const local = await archive.readLocalFileHeaderPromise(entry, { minimal: false })
  if (!local.fileName.equals(entry.fileNameRaw) || entry.fileName.includes('\0')) throw new Refused('broken')
}

/** On some computers two names that differ in case only are one. */
function guardNames(entries: readonly Entry[]) {
  if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size !== entries.length)
    throw new Refused('broken')
}

/** An archive that grows beyond measure is a bomb for whoever opens it. */
function guardWeight(entries: readonly Entry[]) {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0)
  if (unpacked > MAX_UNPACKED || unpacked > MAX_RATIO * packed + 1024 * 1024) throw new Refused('too_heavy')
}

function partOf(archive: ZipFile, entry: Entry): Part {
  // The library ends with an error when a part is longer or shorter than the directory says.
  const each = async (take: (chunk: Buffer) => void) => {
    const stream: Readable = await archive.openReadStreamPromise(entry)
    for await (const chunk of stream) take(chunk as Buffer)
  }
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    method: entry.compressionMethod,
    async bytes() {
      const chunks: Buffer[] = []
      await each((chunk) => void chunks.push(chunk))
      return Buffer.concat(chunks)
    },
    async readXml(sight) {
      const reader = xmlReader(sight)
      await each((chunk) => reader.write(chunk))
      reader.end()
    },
  }
}
