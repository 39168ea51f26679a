import type { Action } from '@werkplatz/contract/rules/access.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import {
  findPersonFacts,
  findRightsVersion,
  hasOtherOwner,
  lockRights,
  needsOfficer,
  type PersonFacts,
} from './person-rights.queries.ts'

/**
 * From here on nobody's rights change but by this call. Who calls is asked again: a right that ended a moment ago must not
 * give another one, and the person may have become somebody the caller does not look after.
 */
export async function lockManaged(tx: Tx, me: Member, action: Action, id: string): Promise<PersonFacts> {
  await lockRights(tx)
  if ((await findRightsVersion(tx, me.id)) !== me.rightsVersion)
    throw new Refusal('forbidden', { why: 'rights changed' })
  await guardRow(tx, me, action, id)
  const person = await findPersonFacts(tx, id)
  if (!person) throw new Refusal('not_found', { id })
  if (person.status === 'ERASED') throw new Refusal('status_conflict', { why: 'forgotten' })
  return person
}

/** Somebody runs the platform, and somebody is responsible for every apprentice. `kept`: the roles they have afterwards. */
export async function refuseLast(tx: Tx, person: PersonFacts, kept: readonly Role[]) {
  const loses = (role: Role) => person.status === 'ACTIVE' && person.roles.includes(role) && !kept.includes(role)
  if (loses('OWNER') && !(await hasOtherOwner(tx, person.id))) throw new Refusal('last_owner')
  if (loses('EDUCATION_OFFICER') && (await needsOfficer(tx, person.company_id, person.id)))
    throw new Refusal('last_officer')
}
