import { exportStatus } from '@werkplatz/contract/exports/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import type { ExportRow } from '../export.queries.ts'

/** Given up; its owner is told and may ask anew. */
export async function failExport(tx: Tx, row: ExportRow) {
  await transition(tx, exportStatus, row, 'failExport', { id: null })
  await announce(tx, 'export.failed', { exportId: row.id })
}
