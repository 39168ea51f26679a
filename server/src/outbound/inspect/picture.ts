// Pictures are decoded and written anew: what leaves holds pixels and nothing else (no place, no camera, no script).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  imageVariants,
  MAX_FRAMES,
  MAX_PIXELS,
  type Extension,
  type ImageVariant,
} from '@werkplatz/contract/files/kinds.ts'
import sharp, { type Sharp } from 'sharp'

import { readBitmap } from './bmp.ts'
import { Refused, type ChildTask, type Found } from './inspection.ts'
import { guardDrawing } from './svg.ts'

sharp.cache(false)
sharp.concurrency(1)
// Only these readers exist here, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadSvgBuffer',
  ],
})

const formats: Partial<Record<Extension, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  svg: 'svg',
}
const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
/** Effort 1 costs half of effort 3 and makes files of the same size (measured on photographs). */
const look = { quality: 82, effort: 1 }
/** Above this an animation would cost seconds; its first frame is kept instead. */
const MAX_MOVING_PIXELS = 12_000_000
const MOVING_SIDE = 480

export async function inspectPicture(task: ChildTask): Promise<Found> {
  const picture = await openPicture(task)
  const { width, height, pages = 1 } = await metadataOf(picture)
  if (width * height > MAX_PIXELS) throw new Refused('too_many_pixels')
  if (pages > MAX_FRAMES) throw new Refused('too_many_frames')
  const isMoving = pages > 1 && width * height * pages <= MAX_MOVING_PIXELS
  // Decoded once, at the largest size that is kept.
  const { data, info } = await picture
    .autoOrient()
    .resize(inside(imageVariants.full))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variants = Object.keys(imageVariants) as ImageVariant[]
  for (const variant of variants) {
    const still = () => sharp(data, { raw }).resize(inside(imageVariants[variant]))
    const copy = isMoving && variant === 'full' ? moving(task.path) : still()
    await copy.webp(look).toFile(join(task.folder, variant))
  }
  return { outcome: 'clean', variants, width: info.width, height: info.height }
}

/** A picture handed in as a document keeps its format and its size. */
export async function inspectScan(task: ChildTask): Promise<Found> {
  const picture = await openPicture(task)
  const { width, height } = await metadataOf(picture)
  if (width * height > MAX_PIXELS) throw new Refused('too_many_pixels')
  const upright = picture.autoOrient()
  const copy = task.extension === 'png' ? upright.png({ compressionLevel: 6 }) : upright.jpeg({ quality: 88 })
  await copy.toFile(join(task.folder, 'full'))
  return { outcome: 'clean', variants: ['full'] }
}

const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

const moving = (path: string) => sharp(path, { ...limits, animated: true }).resize(inside(MOVING_SIDE))

async function openPicture({ path, extension }: ChildTask): Promise<Sharp> {
  if (extension === 'bmp') {
    const { data, ...raw } = readBitmap(await readFile(path))
    return sharp(data, { raw })
  }
  if (extension === 'svg') return sharp(guardDrawing(await readFile(path)), limits)
  const picture = sharp(path, limits)
  const { format } = await metadataOf(picture)
  if (format !== formats[extension]) throw new Refused('wrong_type')
  return picture
}

async function metadataOf(picture: Sharp) {
  try {
    const { width, height, pages, format } = await picture.metadata()
    if (!width || !height) throw new Refused('broken')
    return { width, height, format, ...(pages !== undefined && { pages }) }
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw new Refused('too_many_pixels')
    if (/unsupported image format|operation is blocked/i.test((error as Error).message)) throw new Refused('wrong_type')
    throw error
  }
}
