// Pictures of a sheet, fetched from the object store and made into what a PDF can hold. One that does not come is drawn
// as a gap: a notice without a photograph is better than none.
import sharp from 'sharp'

import type { Sheet } from './sheet.ts'

export type LoadedPictures = ReadonlyMap<string, Buffer>

const FETCH_MS = 4_000
const MAX_BYTES = 10 * 1024 * 1024
/** Enough for the width of a page at 150 dots an inch. */
const LONGEST_SIDE = 1_200

async function load(url: string): Promise<Buffer | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return null
    return await sharp(Buffer.from(await response.arrayBuffer()))
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch {
    return null
  }
}

export async function loadPictures(sheet: Sheet): Promise<LoadedPictures> {
  const urls = sheet.blocks.flatMap((block) => (block.type === 'pictures' ? block.pictures.map(({ url }) => url) : []))
  const loaded = await Promise.all(urls.map(async (url) => [url, await load(url)] as const))
  return new Map(loaded.filter((entry): entry is [string, Buffer] => entry[1] !== null))
}
