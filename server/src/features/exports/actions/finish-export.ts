import { exportStatus } from '@werkplatz/contract/exports/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { lockExport, updateKept } from '../export.queries.ts'
import { exportTerms } from '../kinds.ts'

/**
 * The file is in the store: from now on its owner can fetch it, as long as its kind is kept. Answers whether it is still
 * wanted; not if it was cancelled meanwhile.
 */
export async function finishExport(tx: Tx, id: string, size: number): Promise<boolean> {
  const row = await lockExport(tx, id)
  if (row?.status === 'CANCELLED') return false
  // Another worker took this one for dead and has finished it.
  if (row?.status !== 'RUNNING') return true
  await updateKept(tx, id, size, exportTerms[row.kind].keptHours)
  await transition(tx, exportStatus, row, 'finishExport', { id: null }, { size })
  await announce(tx, 'export.finished', { exportId: id })
  return true
}
