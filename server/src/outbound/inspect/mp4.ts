// MP4 and QuickTime: boxes in boxes. Kept are the boxes a player needs; the rest (places, devices, names, notes) is
// made «free» space and emptied. Tracks that are neither picture nor sound (a camera's log of places) are emptied with
// their data.
import { Refused } from './inspection.ts'
import { boxesIn, child, type Box } from './mp4-boxes.ts'
import { sampleRanges } from './mp4-samples.ts'
import type { Patchable } from './patchable.ts'

/** Which children of which box stay; a box that is no key here is kept or dropped as a whole. */
const kept: Record<string, readonly string[]> = {
  file: ['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'sdtp'],
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'stss',
    'stps',
    'sdtp',
    'sbgp',
    'sgpd',
    'stsh',
    'subs',
    'saiz',
    'saio',
  ],
}

const brands: Record<'mp4' | 'mov', RegExp> = {
  mp4: /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|XAVC|f4v |3gp[4-9])$/,
  mov: /^qt {2}$/,
}

export async function cleanMp4(file: Patchable, container: 'mp4' | 'mov') {
  const counter = { boxes: 0 }
  const top = await boxesIn(file, 0, file.size, counter)
  const [first] = top
  if (first?.type !== 'ftyp' || first.end - first.bodyAt > 1_024) throw new Refused('wrong_type')
  if (!brands[container].test((await file.read(first.bodyAt, 4)).toString('latin1'))) throw new Refused('wrong_type')
  const moovs = top.filter((box) => box.type === 'moov')
  const data = top.filter((box) => box.type === 'mdat')
  if (moovs.length !== 1 || data.length === 0) throw new Refused('broken')
  const isFragmented = top.some((box) => box.type === 'moof')
  const tracks = (await boxesIn(file, moovs[0]!.bodyAt, moovs[0]!.end, counter)).filter((box) => box.type === 'trak')
  let pictures = 0
  for (const track of tracks) {
    const handler = await handlerOf(file, track, counter)
    if (handler === 'vide') pictures += 1
    if (handler === 'vide' || handler === 'soun') continue
    // Fragments hold their samples elsewhere; such a track cannot be emptied surely.
    if (isFragmented) throw new Refused('broken')
    await emptyTrack(file, track, data, counter)
  }
  if (pictures === 0) throw new Refused('broken')
  await keepOnly(file, 'file', top, counter)
}

async function handlerOf(file: Patchable, track: Box, counter: { boxes: number }): Promise<string> {
  const handler = await child(file, track, ['mdia', 'hdlr'], counter)
  if (!handler) throw new Refused('broken')
  return (await file.read(handler.bodyAt + 8, 4)).toString('latin1')
}

async function emptyTrack(file: Patchable, track: Box, data: readonly Box[], counter: { boxes: number }) {
  for (const { from, to } of await sampleRanges(file, track, counter)) {
    if (!data.some((box) => from >= box.bodyAt && to <= box.end)) throw new Refused('broken')
    await file.zero(from, to)
  }
  await free(file, track)
}

async function keepOnly(file: Patchable, parent: string, boxes: readonly Box[], counter: { boxes: number }) {
  for (const box of boxes) {
    if (!kept[parent]!.includes(box.type)) await free(file, box)
    else if (box.type in kept)
      await keepOnly(file, box.type, await boxesIn(file, box.bodyAt, box.end, counter), counter)
    else if (['mvhd', 'tkhd', 'mdhd'].includes(box.type)) await forgetTimes(file, box)
    else if (box.type === 'dref') await guardReferences(file, box, counter)
  }
}

async function free(file: Patchable, box: Box) {
  await file.write(box.start + 4, Buffer.from('free'))
  await file.zero(box.bodyAt, box.end)
}

/** When it was filmed is nobody's business either. */
async function forgetTimes(file: Patchable, box: Box) {
  const version = (await file.read(box.bodyAt, 1))[0]
  const length = version === 1 ? 16 : 8
  if (box.bodyAt + 4 + length > box.end) throw new Refused('broken')
  await file.zero(box.bodyAt + 4, box.bodyAt + 4 + length)
}

/** Samples live in this very file: an address in here would make players fetch it. */
async function guardReferences(file: Patchable, box: Box, counter: { boxes: number }) {
  for (const reference of await boxesIn(file, box.bodyAt + 8, box.end, counter)) {
    const flags = (await file.read(reference.bodyAt, 4)).readUInt32BE() & 0xffffff
    if ((flags & 1) !== 1) throw new Refused('active_content')
  }
}
