import { exportStatus } from '@werkplatz/contract/exports/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { lockExport } from '../export.queries.ts'

/** Its file has gone from the store. */
export async function expireExport(tx: Tx, id: string) {
  const row = await lockExport(tx, id)
  if (row?.status === 'READY') await transition(tx, exportStatus, row, 'expireExport', { id: null })
}
