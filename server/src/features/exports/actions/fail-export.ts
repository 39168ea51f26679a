import { exportStatus } from '@werkplatz/contract/exports/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import type { ExportRow } from '../export.queries.ts'

/** Given up; its owner sees that and may ask anew. */
export async function failExport(tx: Tx, row: ExportRow) {
  await transition(tx, exportStatus, row, 'failExport', { id: null })
}
