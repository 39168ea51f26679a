import { reportStatus } from '@werkplatz/contract/moderation/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { lockCase, updateTaker } from '../case.queries.ts'

/** Others may take it again. */
export async function releaseReport(tx: Tx, me: Member, id: string) {
  const found = await lockCase(tx, id)
  await transition(tx, reportStatus, found, 'release', me)
  await updateTaker(tx, found.id, null)
}
