// The work itself, in the worker: piece by piece into an archive on disk, then into the store, then finished. It may be
// killed at any point and is begun anew: the archive has one key, and only what is in the store becomes ready.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { guard } from '../../access/guard.ts'
import { memberFrom } from '../../access/member.ts'
import type { WorkContext } from '../../jobs/definitions.ts'
import { contentDisposition } from '../../lib/content-disposition.ts'
import { Refusal } from '../../lib/refusal.ts'
import { zip } from '../../outbound/documents/zip.ts'
import { beginExport } from './actions/begin-export.ts'
import { failExport } from './actions/fail-export.ts'
import { finishExport } from './actions/finish-export.ts'
import { activityPieces } from './activity-pieces.ts'
import { fileNameOf, keyOfExport } from './export.present.ts'
import { findOwner, lockExport, updateProgress, type ExportRow } from './export.queries.ts'

export async function runExport(ctx: WorkContext, id: string) {
  const row = await ctx.begin((tx) => beginExport(tx, id))
  if (!row) return
  const folder = await mkdtemp(join(tmpdir(), 'werkplatz-export-'))
  try {
    const path = join(folder, 'export.zip')
    await writeArchive(ctx, row, path)
    const { size } = await stat(path)
    const serve = { type: 'application/zip', disposition: contentDisposition(fileNameOf(row)) }
    await ctx.outbound.storage.store(keyOfExport(id), path, serve)
    await ctx.begin((tx) => finishExport(tx, id, size))
  } catch (error) {
    // Asking again would be refused again; anything else may be better the next time.
    if (!(error instanceof Refusal && error.code === 'forbidden')) throw error
    await ctx.begin(async (tx) => {
      const found = await lockExport(tx, id)
      if (found?.status === 'RUNNING') await failExport(tx, found)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeArchive(ctx: WorkContext, row: ExportRow, path: string) {
  const owner = await findOwner(ctx.db, row.person_id)
  if (!owner) throw new Refusal('forbidden', { gone: row.person_id })
  const me = memberFrom(owner)
  guard(me, 'export.create')
  const pieces = activityPieces(ctx, me, (done, total) => ctx.begin((tx) => updateProgress(tx, row.id, done, total)))
  await pipeline(zip(pieces), createWriteStream(path))
}
