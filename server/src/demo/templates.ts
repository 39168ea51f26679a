// Picture templates of the demo world: the drawings in server/assets/templates, through the same inspector as uploads.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import templatesFile from '@werkplatz/content/demo/image-templates.json' with { type: 'json' }

import type { Database } from '../db/open.ts'
import type { Variants } from '../features/files/stored-file.ts'
import { countAnyTemplates, upsertTemplate } from '../features/files/template.queries.ts'
import { openInspector } from '../outbound/inspect/inspector.ts'
import type { StorageOptions } from '../outbound/storage-addresses.ts'
import { openStorage } from '../outbound/storage.ts'
import { demoId } from './demo-id.ts'

const folder = fileURLToPath(new URL('../../assets/templates/', import.meta.url))

/** Which drawing stands for which template, and what it shows. */
const drawings: Record<string, { file: string; alt: string }> = {
  'tpl-code': { file: 'code.svg', alt: 'Grafik: Code' },
  'tpl-server': { file: 'elektronik.svg', alt: 'Grafik: Elektronik' },
  'tpl-network': { file: 'netzwerk.svg', alt: 'Grafik: Netzwerk' },
  'tpl-support': { file: 'anlass.svg', alt: 'Grafik: Anlass' },
  'tpl-shop': { file: 'detailhandel.svg', alt: 'Grafik: Detailhandel' },
  'tpl-warehouse': { file: 'werkstatt.svg', alt: 'Grafik: Werkstatt' },
  'tpl-camera': { file: 'gestaltung.svg', alt: 'Grafik: Gestaltung' },
  'tpl-sound': { file: 'elektronik.svg', alt: 'Grafik: Elektronik' },
  'tpl-design': { file: 'gestaltung.svg', alt: 'Grafik: Gestaltung' },
  'tpl-data': { file: 'daten.svg', alt: 'Grafik: Daten' },
  'tpl-counter': { file: 'detailhandel.svg', alt: 'Grafik: Detailhandel' },
  'tpl-team': { file: 'anlass.svg', alt: 'Grafik: Anlass' },
}

interface Drawn {
  variants: Variants
  width: number
  height: number
}

export async function loadTemplates({ db, begin }: Pick<Database, 'db' | 'begin'>, options: StorageOptions) {
  if ((await countAnyTemplates(db)) > 0) return
  const storage = openStorage(options)
  const inspector = openInspector()
  const draw = async (file: string): Promise<Drawn> => {
    const place = await mkdtemp(join(tmpdir(), 'werkplatz-template-'))
    try {
      const drawn = await inspector.inspect({
        path: join(folder, file),
        folder: place,
        extension: 'svg',
        kind: 'IMAGE',
      })
      if (drawn.outcome === 'refused') throw new Error(`${file}: ${drawn.why}`)
      const variants: Variants = {}
      for (const { variant, path, type, size } of drawn.copies) {
        const key = `templates/${demoId(file)}/${variant}`
        await storage.store(key, path, { type, disposition: 'inline' })
        variants[variant] = { key, type, size }
      }
      return { variants, width: drawn.width!, height: drawn.height! }
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }
  try {
    const files = [...new Set(Object.values(drawings).map(({ file }) => file))]
    const drawn = new Map(await Promise.all(files.map(async (file) => [file, await draw(file)] as const)))
    await begin(async (tx) => {
      for (const [position, { id, name }] of templatesFile.templates.entries()) {
        const drawing = drawings[id]
        if (!drawing) continue
        await upsertTemplate(tx, { id: demoId(id), name, alt: drawing.alt, position, ...drawn.get(drawing.file)! })
      }
    })
  } finally {
    inspector.close()
    storage.close()
  }
}
