import { exportStatus } from '@werkplatz/contract/exports/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { lockExport, updateAttempt, type ExportRow } from '../export.queries.ts'
import { failExport } from './fail-export.ts'

const ATTEMPTS = 3

/** Null: nothing to do. One that runs already was left by a worker that died, and is begun anew. */
export async function beginExport(tx: Tx, id: string): Promise<ExportRow | null> {
  const row = await lockExport(tx, id)
  if (!row || (row.status !== 'WAITING' && row.status !== 'RUNNING')) return null
  if (row.attempts >= ATTEMPTS) {
    await failExport(tx, row)
    return null
  }
  await updateAttempt(tx, id)
  return row.status === 'RUNNING' ? row : transition(tx, exportStatus, row, 'beginExport', { id: null })
}
