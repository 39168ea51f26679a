import { reportStatus } from '@werkplatz/contract/moderation/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockCase, updateTaker } from '../case.queries.ts'

/** Of two who take it at once one gets it; a repeat changes nothing. */
export async function takeReport(tx: Tx, me: Member, id: string) {
  const found = await lockCase(tx, id)
  if (found.status === 'TAKEN') {
    if (found.taken_by === me.id) return
    throw new Refusal('report_taken', { id })
  }
  await transition(tx, reportStatus, found, 'take', me)
  await updateTaker(tx, found.id, me.id)
}
