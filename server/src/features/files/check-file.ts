// The check itself, run by the worker: fetch, scan and inspect, store clean copies under a fresh key. Every way it can end
// without a clear yes leaves the file unserved.
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sizeLimits } from '@werkplatz/contract/files/kinds.ts'

import type { WorkContext } from '../../jobs/definitions.ts'
import { uploadSeconds } from '../../lib/metrics.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { acceptFile } from './actions/accept-file.ts'
import { claimCheck, type Attempt } from './actions/claim-check.ts'
import { refuseFile } from './actions/refuse-file.ts'
import { stampNoVerdict, type CheckedFacts } from './check.queries.ts'
import { disposition } from './file.present.ts'
import type { FileRefusal } from './refusal-messages.ts'
import type { Variants } from './stored-file.ts'

type Outcome = { refused: FileRefusal } | { noVerdict: true } | { clean: CheckedFacts }

export async function checkFile({ begin, outbound, log }: WorkContext, id: string) {
  const attempt = await begin((tx) => claimCheck(tx, id))
  if (!attempt) return
  const folder = await mkdtemp(join(tmpdir(), 'werkplatz-check-'))
  let outcome: Outcome
  try {
    outcome = await examine(outbound, attempt, folder)
  } catch (error) {
    // The store or the disk is away: that says nothing about the file.
    log.warn({ err: error, fileId: id }, 'a file could not be checked')
    outcome = { noVerdict: true }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await begin(async (tx) => {
    if ('clean' in outcome) await acceptFile(tx, attempt, outcome.clean)
    else if ('refused' in outcome) await refuseFile(tx, id, outcome.refused)
    else await stampNoVerdict(tx, id)
  })
}

async function examine({ storage, scanner, inspector }: Outbound, file: Attempt, folder: string): Promise<Outcome> {
  const limit = sizeLimits[file.kind]
  const stored = await storage.size(file.quarantine_key)
  if (stored === null) return { refused: 'missing' }
  if (stored > limit) return { refused: 'too_large' }
  if (stored !== file.declared_size) return { refused: 'size_differs' }
  const path = join(folder, 'upload')
  const fetched = await timed('fetch', () => storage.fetchTo(file.quarantine_key, path, limit))
  if (!fetched || fetched.size !== stored) return { refused: 'size_differs' }
  const clean = join(folder, 'clean')
  await mkdir(clean)
  const scan = async (): Promise<Outcome | null> => {
    const verdict = await timed('scan', () => scanner.scan(path, fetched.size))
    if (verdict === 'clean') return null
    return verdict === 'infected' ? { refused: 'infected' } : { noVerdict: true }
  }
  const isArchive = await beginsLikeArchive(path)
  if (!isArchive) {
    const bad = await scan()
    if (bad) return bad
  }
  const asked = { path, folder: clean, extension: file.extension, kind: file.kind }
  const inspection = await timed('inspect', () => inspector.inspect(asked))
  if (inspection.outcome === 'refused') return { refused: inspection.why }
  if (isArchive) {
    const bad = await scan()
    if (bad) return bad
  }
  const variants: Variants = {}
  await Promise.all(
    inspection.copies.map(async (copy) => {
      const key = `${file.clean_prefix}/${copy.variant}`
      const serve = { type: copy.type, disposition: disposition(file) }
      await timed('store', () => storage.store(key, copy.path, serve))
      variants[copy.variant] = { key, type: copy.type, size: copy.size }
    }),
  )
  const { realType, width = null, height = null } = inspection
  return { clean: { realType, size: fetched.size, sha256: fetched.sha256, width, height, variants } }
}

/** However it ends. */
async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const stop = uploadSeconds.startTimer({ step })
  try {
    return await work()
  } finally {
    stop()
  }
}

/**
 * Archives are opened by the inspector first, whose time is bounded: 6,000 empty entries keep the scanner busy for ten
 * seconds, and everybody who waits behind them.
 */
async function beginsLikeArchive(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
  return buffer.toString('latin1') === 'PK'
}
