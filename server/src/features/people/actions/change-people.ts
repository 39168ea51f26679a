import type { PeopleChange } from '@werkplatz/contract/people/admin-schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { inSavepoint } from '../../../db/savepoint.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { deactivatePerson } from './deactivate-person.ts'
import { remindPerson } from './remind-person.ts'
import { rewritePerson } from './rewrite-person.ts'

export interface PeopleOutcome {
  done: string[]
  skipped: { id: string; refusal: Refusal }[]
  /** Sessions that ended. */
  sessions: string[]
}

/** Does to each person what the single call does, or skips them for the reason it would give. */
export async function changePeople(tx: Tx, me: Member, ids: readonly string[], change: PeopleChange) {
  const outcome: PeopleOutcome = { done: [], skipped: [], sessions: [] }
  for (const id of new Set(ids)) {
    try {
      outcome.sessions.push(...(await inSavepoint(tx, () => changeOne(tx, me, id, change))))
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.skipped.push({ id, refusal: error })
    }
  }
  return outcome
}

async function changeOne(tx: Tx, me: Member, id: string, change: PeopleChange): Promise<string[]> {
  if (change.kind === 'DEACTIVATE') return deactivatePerson(tx, me, id, null)
  if (change.kind === 'REMIND') await remindPerson(tx, me, id)
  else await rewritePerson(tx, me, id, change)
  return []
}
