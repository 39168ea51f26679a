// The work itself, in the worker: piece by piece into an archive on disk, then into the store, then finished. It may be
// killed at any point and is begun anew: the archive has one key, and only what is in the store becomes ready.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'

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
import { apprenticePieces } from './apprentice-pieces.ts'
import { fileNameOf, keyOfExport } from './export.present.ts'
import { findOwner, lockExport, updateProgress, type ExportRow } from './export.queries.ts'
import { exportTerms } from './kinds.ts'
import { farewellPieces } from './own/farewell-pieces.ts'
import { ownDataPieces } from './own/own-data-pieces.ts'
import type { Pieces } from './pieces.ts'

/** What each kind is made of. */
const piecesOf: Record<ExportKind, Pieces> = {
  ACTIVITIES: activityPieces,
  APPRENTICES: apprenticePieces,
  MY_DATA: ownDataPieces,
  FAREWELL: farewellPieces,
}

/** T46: so long without a finished piece. */
const STUCK_MS = 30_000

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
    const isWanted = await ctx.begin((tx) => finishExport(tx, id, size))
    if (!isWanted) await ctx.outbound.storage.remove([keyOfExport(id)])
  } catch (error) {
    if (error instanceof Cancelled) return
    // Asking again would be refused again; anything else may be better the next time.
    if (!(error instanceof Refusal && hopeless.includes(error.code))) throw error
    await ctx.begin(async (tx) => {
      const found = await lockExport(tx, id)
      if (found?.status === 'RUNNING') await failExport(tx, found)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Its owner no longer wants it. */
class Cancelled extends Error {}

const hopeless = ['forbidden', 'export_too_large']

async function writeArchive(ctx: WorkContext, row: ExportRow, path: string) {
  const owner = await findOwner(ctx.db, row.person_id)
  if (!owner) throw new Refusal('forbidden', { gone: row.person_id })
  const me = memberFrom(owner)
  const { needs, mostBytes } = exportTerms[row.kind]
  if (needs) guard(me, needs)
  const stuck = new AbortController()
  const watch = setTimeout(() => stuck.abort(new Error('nothing was written for half a minute')), STUCK_MS)
  const onProgress = async (done: number, total: number) => {
    watch.refresh()
    if (!(await ctx.begin((tx) => updateProgress(tx, row.id, done, total)))) throw new Cancelled()
  }
  try {
    const settled = { ...ctx, db: await ctx.settled() }
    const archive = zip(piecesOf[row.kind]({ ctx: settled, me, row, onProgress }))
    await pipeline(archive, atMost(mostBytes), createWriteStream(path), { signal: stuck.signal })
  } finally {
    clearTimeout(watch)
  }
}

function atMost(bytes: number): Transform {
  let written = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length
      done(written > bytes ? new Refusal('export_too_large', { bytes }) : null, chunk)
    },
  })
}
