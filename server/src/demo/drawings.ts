// Drawings of the demo world, through the same inspector as uploads: what lies in the store is what an upload would be.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Variants } from '../features/files/stored-file.ts'
import type { Inspection } from '../outbound/inspect/inspection.ts'
import { openInspector } from '../outbound/inspect/inspector.ts'
import type { StorageOptions } from '../outbound/storage-addresses.ts'
import { openStorage } from '../outbound/storage.ts'
import { demoId } from './demo-id.ts'

const assets = fileURLToPath(new URL('../../assets/', import.meta.url))

export interface Drawn {
  variants: Variants
  width: number
  height: number
}

export interface DrawingTable {
  /** `templates/code.svg`, below server/assets. */
  draw(file: string): Promise<Drawn>
  close(): void
}

export function openDrawings(options: StorageOptions): DrawingTable {
  const storage = openStorage(options)
  const inspector = openInspector()
  /** Our own drawings are never too heavy: on a busy machine the clock ran out, and another try is worth it. */
  const inspect = async (file: string, folder: string, tries = 3): Promise<Inspection> => {
    const drawn = await inspector.inspect({ path: join(assets, file), folder, extension: 'svg', kind: 'IMAGE' })
    const isLate = drawn.outcome === 'refused' && drawn.why === 'too_heavy'
    return isLate && tries > 1 ? inspect(file, folder, tries - 1) : drawn
  }
  return {
    async draw(file) {
      const place = await mkdtemp(join(tmpdir(), 'werkplatz-drawing-'))
      try {
        const drawn = await inspect(file, place)
        if (drawn.outcome === 'refused') throw new Error(`${file}: ${drawn.why}`)
        const variants: Variants = {}
        for (const { variant, path, type, size } of drawn.copies) {
          const key = `${file.slice(0, file.indexOf('/'))}/${demoId(basename(file))}/${variant}`
          await storage.store(key, path, { type, disposition: 'inline' })
          variants[variant] = { key, type, size }
        }
        return { variants, width: drawn.width!, height: drawn.height! }
      } finally {
        await rm(place, { recursive: true, force: true })
      }
    },
    close() {
      inspector.close()
      storage.close()
    },
  }
}
