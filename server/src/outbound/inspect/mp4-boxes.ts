// The boxes of an MP4 or QuickTime file: sizes are checked against what is there before anything is believed.
import { Refused } from './inspection.ts'
import type { Patchable } from './patchable.ts'

const MAX_BOXES = 20_000

export interface Box {
  type: string
  start: number
  bodyAt: number
  end: number
}

export async function boxesIn(file: Patchable, from: number, to: number, counter: { boxes: number }): Promise<Box[]> {
  const boxes: Box[] = []
  let at = from
  // QuickTime ends some lists with four zero bytes.
  while (at + 8 <= to) {
    if ((counter.boxes += 1) > MAX_BOXES) throw new Refused('too_heavy')
    const header = await file.read(at, 8)
    const type = header.toString('latin1', 4)
    let size = header.readUInt32BE(0)
    let bodyAt = at + 8
    if (size === 1) {
      const large = (await file.read(at + 8, 8)).readBigUInt64BE()
      if (large > BigInt(file.size)) throw new Refused('broken')
      size = Number(large)
      bodyAt = at + 16
    } else if (size === 0) size = to - at
    if (at + size > to || at + size < bodyAt) throw new Refused('broken')
    boxes.push({ type, start: at, bodyAt, end: at + size })
    at += size
  }
  if (to - at > 4 || (to > at && (await file.read(at, to - at)).some(Boolean))) throw new Refused('broken')
  return boxes
}

export async function child(file: Patchable, parent: Box, path: readonly string[], counter: { boxes: number }) {
  let box: Box | undefined = parent
  for (const type of path) {
    box = (await boxesIn(file, box.bodyAt, box.end, counter)).find((one) => one.type === type)
    if (!box) return undefined
  }
  return box
}
