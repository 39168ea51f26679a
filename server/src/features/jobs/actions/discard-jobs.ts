import { deadLetterStatus } from '@werkplatz/contract/jobs/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { lockAll } from '../lock-all.ts'

/** All or none. They stay for the rest of their 90 days, out of sight. */
export async function discardJobs(tx: Tx, me: Member, ids: readonly string[]) {
  for (const letter of await lockAll(tx, ids)) await transition(tx, deadLetterStatus, letter, 'discard', me)
}
