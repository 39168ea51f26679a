// Takes what a child left in its folder. The child handled hostile bytes and may have been taken over: its answer is parsed,
// the type served is decided here, and only plain files are taken, checked where the child cannot reach them any more.
import { copyFile, lstat, rename } from 'node:fs/promises'
import { join } from 'node:path'

import { fileTypes, imageVariants, type ImageVariant } from '@werkplatz/contract/files/kinds.ts'
import { z } from 'zod'

import { refusalReasons, type CleanCopy, type Inspection, type InspectionTask } from './inspection.ts'

const side = z.int().min(1).max(100_000).optional()
const Found = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('clean'),
    variants: z
      .array(z.enum(Object.keys(imageVariants) as [ImageVariant, ...ImageVariant[]]))
      .min(1)
      .max(3),
    width: side,
    height: side,
  }),
  z.object({ outcome: z.literal('refused'), why: z.enum(refusalReasons) }),
])

/** Pictures leave as WebP; everything else as the type its name has. */
const servedType = ({ kind, extension }: InspectionTask) =>
  kind === 'IMAGE' ? 'image/webp' : fileTypes[extension].mime

export async function takeOver(answer: unknown, from: string, task: InspectionTask): Promise<Inspection> {
  const found = Found.safeParse(answer)
  if (!found.success) return { outcome: 'refused', why: 'broken' }
  if (found.data.outcome === 'refused') return found.data
  const { variants, width, height } = found.data
  const type = servedType(task)
  const copies: CleanCopy[] = []
  for (const variant of new Set(variants)) {
    const path = join(task.folder, variant)
    const size = await take(join(from, variant), path)
    if (size === null) return { outcome: 'refused', why: 'broken' }
    copies.push({ variant, path, type, size })
  }
  return { outcome: 'clean', copies, realType: type, ...(width && { width }), ...(height && { height }) }
}

/** A link to somebody else's file would be moved as a link, and is no plain file. */
async function take(from: string, to: string): Promise<number | null> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') return null
    if (!(await lstat(from)).isFile()) return null
    await copyFile(from, to)
  }
  const left = await lstat(to)
  return left.isFile() && left.size > 0 ? left.size : null
}
