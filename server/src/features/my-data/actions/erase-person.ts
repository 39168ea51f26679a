import { deletionStatus } from '@werkplatz/contract/my-data/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { lockRights } from '../../people/admin/person-rights.queries.ts'
import { keptInWords, keptOf, obstacleOf } from '../kept.ts'
import { findPlan, lockDeletion, stampDeletionEnd } from '../my-data.queries.ts'
import { forgetPerson } from './forget-person.ts'

/** The two weeks are over. False: somebody would be missing, now that others have gone; it waits for a successor. */
export async function erasePerson(tx: Tx, deletionId: string, now: Date): Promise<boolean> {
  // Nobody else leaves at this moment who would have been the successor.
  await lockRights(tx)
  const row = await lockDeletion(tx, deletionId)
  if (row?.status !== 'WAITING' || row.date_due > now) return true
  const plan = await findPlan(tx, row.person_id)
  if (plan && obstacleOf(plan)) return false
  const former = await forgetPerson(tx, row.person_id, now)
  await transition(tx, deletionStatus, row, 'erasePerson', { id: null })
  await stampDeletionEnd(tx, row.id, now)
  if (former && plan) {
    // To the address, which is nobody's any more; the mail goes from our table as soon as it is sent.
    await enqueueMail(tx, {
      key: `erased ${row.id}`,
      template: 'deletionDone',
      to: { address: former.email },
      values: { nameFirst: former.name_first, list: keptInWords(keptOf(plan, now)) },
    })
  }
  return true
}
