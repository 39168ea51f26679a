// AVI: chunks in lists. Headers, pictures, sound and the index stay; notes of any kind become empty «JUNK».
import { Refused } from './inspection.ts'
import type { Patchable } from './patchable.ts'

const kept: Record<string, readonly string[]> = {
  'RIFF AVI ': ['LIST hdrl', 'LIST movi', 'idx1'],
  'RIFF AVIX': ['LIST movi', 'idx1'],
  'LIST hdrl': ['avih', 'LIST strl', 'LIST odml'],
  'LIST strl': ['strh', 'strf', 'vprp', 'indx'],
}
const MAX_CHUNKS = 20_000

interface Chunk {
  name: string
  start: number
  bodyAt: number
  end: number
}

export async function cleanAvi(file: Patchable) {
  const counter = { chunks: 0 }
  const top = await chunksIn(file, 0, file.size, counter)
  if (top[0]?.name !== 'RIFF AVI ' || top.slice(1).some(({ name }) => name !== 'RIFF AVIX'))
    throw new Refused('wrong_type')
  const parts = await chunksIn(file, top[0].bodyAt, top[0].end, counter)
  for (const needed of ['LIST hdrl', 'LIST movi']) {
    if (!parts.some(({ name }) => name === needed)) throw new Refused('broken')
  }
  for (const chunk of top) await keepOnly(file, chunk, counter)
}

async function keepOnly(file: Patchable, parent: Chunk, counter: { chunks: number }) {
  const names = kept[parent.name]
  if (!names) return
  for (const chunk of await chunksIn(file, parent.bodyAt, parent.end, counter)) {
    if (names.includes(chunk.name)) await keepOnly(file, chunk, counter)
    else {
      await file.write(chunk.start, Buffer.from('JUNK'))
      await file.zero(chunk.start + 8, chunk.end)
    }
  }
}

async function chunksIn(file: Patchable, from: number, to: number, counter: { chunks: number }): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  let at = from
  while (at + 8 <= to) {
    if ((counter.chunks += 1) > MAX_CHUNKS) throw new Refused('too_heavy')
    const header = await file.read(at, 8)
    const id = header.toString('latin1', 0, 4)
    const size = header.readUInt32LE(4)
    const end = at + 8 + size
    if (end > to) throw new Refused('broken')
    const isList = id === 'RIFF' || id === 'LIST'
    if (isList && size < 4) throw new Refused('broken')
    const kind = isList ? ` ${(await file.read(at + 8, 4)).toString('latin1')}` : ''
    chunks.push({ name: `${id}${kind}`, start: at, bodyAt: at + (isList ? 12 : 8), end })
    // Chunks start at even places.
    at = end + (size % 2)
  }
  if (at < to) throw new Refused('broken')
  return chunks
}
