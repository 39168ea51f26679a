import { exportStatus } from '@werkplatz/contract/exports/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockExport } from '../export.queries.ts'

/** The worker notices at its next piece and removes what it has written. */
export async function cancelExport(tx: Tx, me: Member, id: string) {
  const row = await lockExport(tx, id)
  if (!row) throw new Refusal('not_found', { id })
  await transition(tx, exportStatus, row, 'cancelExport', me)
}
