// A file read and overwritten in place, a few bytes at a time: a hundred megabytes never stand in memory.
import type { FileHandle } from 'node:fs/promises'

import { Refused } from './inspection.ts'

export interface Patchable {
  size: number
  read(at: number, length: number): Promise<Buffer>
  write(at: number, bytes: Buffer): Promise<void>
  zero(from: number, to: number): Promise<void>
}

const zeros = Buffer.alloc(256 * 1024)

export function patchable(handle: FileHandle, size: number): Patchable {
  return {
    size,
    async read(at, length) {
      if (at < 0 || at + length > size) throw new Refused('broken')
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
      if (bytesRead !== length) throw new Refused('broken')
      return buffer
    },
    async write(at, bytes) {
      await handle.write(bytes, 0, bytes.length, at)
    },
    async zero(from, to) {
      if (from < 0 || to > size) throw new Refused('broken')
      for (let at = from; at < to; at += zeros.length) await handle.write(zeros, 0, Math.min(zeros.length, to - at), at)
    },
  }
}
