import { deadLetterStatus } from '@werkplatz/contract/jobs/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueueAll } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { retryDeadLetter } from '../job.jobs.ts'
import { lockAll } from '../lock-all.ts'

/** All or none. The worker looks up what they are about. */
export async function retryJobs(tx: Tx, me: Member, ids: readonly string[]) {
  const letters = await lockAll(tx, ids)
  for (const letter of letters) await transition(tx, deadLetterStatus, letter, 'retry', me)
  await enqueueAll(
    tx,
    retryDeadLetter,
    letters.map(({ id }) => ({ id })),
  )
}
