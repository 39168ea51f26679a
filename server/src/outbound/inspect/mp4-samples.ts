// Where in the file the samples of a track stand: chunks, samples per chunk, sizes.
import { Refused } from './inspection.ts'
import { child, type Box } from './mp4-boxes.ts'
import type { Patchable } from './patchable.ts'

export interface Range {
  from: number
  to: number
}

const MAX_ENTRIES = 1_000_000
const stbl = ['mdia', 'minf', 'stbl'] as const

export async function sampleRanges(file: Patchable, track: Box, counter: { boxes: number }): Promise<Range[]> {
  const body = async (type: string) => {
    const box = await child(file, track, [...stbl, type], counter)
    return box ? file.read(box.bodyAt, box.end - box.bodyAt) : undefined
  }
  const [offsets32, offsets64, perChunk, sizes] = [
    await body('stco'),
    await body('co64'),
    await body('stsc'),
    await body('stsz'),
  ]
  const offsets = offsets64 ? table(offsets64, 4, 8) : offsets32 ? table(offsets32, 4, 4) : []
  if (offsets.length === 0) return []
  if (!perChunk || !sizes) throw new Refused('broken')
  const same = sizes.readUInt32BE(4)
  const each = same ? undefined : table(sizes, 8, 4)
  const count = sizes.readUInt32BE(8)
  const runs = runsOf(perChunk)
  const ranges: Range[] = []
  let sample = 0
  for (const [i, from] of offsets.entries()) {
    const samples = runs.findLast((run) => run.first <= i + 1)?.samples ?? 0
    let to = from
    for (let n = 0; n < samples && sample < count; n += 1, sample += 1) to += each ? (each[sample] ?? 0) : same
    ranges.push({ from, to })
  }
  return ranges
}

/** A list behind its count; the count must fit what is there. */
function table(bytes: Buffer, countAt: number, width: 4 | 8): number[] {
  const count = bytes.readUInt32BE(countAt)
  const start = countAt + 4
  if (count > MAX_ENTRIES || start + count * width > bytes.length) throw new Refused('broken')
  return Array.from({ length: count }, (_, i) =>
    width === 4 ? bytes.readUInt32BE(start + i * 4) : Number(bytes.readBigUInt64BE(start + i * 8)),
  )
}

function runsOf(bytes: Buffer): { first: number; samples: number }[] {
  const count = bytes.readUInt32BE(4)
  if (count > MAX_ENTRIES || 8 + count * 12 > bytes.length) throw new Refused('broken')
  return Array.from({ length: count }, (_, i) => ({
    first: bytes.readUInt32BE(8 + i * 12),
    samples: bytes.readUInt32BE(12 + i * 12),
  }))
}
