// Everything about their owner as files of an archive: a table each as JSON, then what they uploaded. What belongs to an
// export is said by one table (server/src/db/data-rules/all.ts), not here.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }

import { listColumns } from '../../../db/data-rules/columns.ts'
import { exportTables } from '../../../db/data-rules/run-rules.ts'
import { nameable } from '../../../lib/content-disposition.ts'
import { zurichDay } from '../../../lib/zurich-time.ts'
import type { ZipEntry } from '../../../outbound/documents/zip.ts'
import { freeName, type Order } from '../pieces.ts'
import { listStoredFiles, type StoredFileRow } from './own-data.queries.ts'

const words = branded(file).zip.myData

export async function* ownDataPieces({ ctx, me, onProgress }: Order): AsyncGenerator<ZipEntry> {
  const { db, clock } = ctx
  const files = await listStoredFiles(db, me.id)
  await onProgress(0, files.length + 1)
  const readme = words.readmeText.replace('{date}', () => zurichDay(clock.now()))
  yield { name: words.readme, body: Buffer.from(readme) }
  const said = { me: words.me, other: words.other }
  for await (const { table, rows } of exportTables(db, await listColumns(db), me.id, said))
    yield { name: `${words.tables}${table}.json`, body: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) }
  await onProgress(1, files.length + 1)
  yield* storedFiles(ctx, files, (done) => onProgress(done + 1, files.length + 1))
}

async function* storedFiles(
  { outbound }: Order['ctx'],
  files: readonly StoredFileRow[],
  onStored: (done: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>()
  const folder = await mkdtemp(join(tmpdir(), 'werkplatz-own-'))
  try {
    for (const [i, { key, name: called, size }] of files.entries()) {
      const path = join(folder, 'file')
      // Taken away since it was listed: it is theirs no more.
      const fetched = await outbound.storage.fetchTo(key, path, size)
      const name = freeName(taken, (n) => `${words.files}${numbered(called, n)}`)
      if (fetched) yield { name, body: createReadStream(path) }
      await onStored(i + 1)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** «Plan.pdf», «Plan (2).pdf». */
function numbered(name: string, n: number): string {
  const [, base, ending] = /^(.*?)(\.\w{1,5})?$/su.exec(nameable(name))!
  return `${base}${n === 1 ? '' : ` (${n})`}${ending ?? ''}`
}
