import messages from '@werkplatz/content/messages/admin-people.json' with { type: 'json' }
import type { PeopleChange } from '@werkplatz/contract/people/admin-schemas.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { findTraining } from '../admin/bulk.queries.ts'
import { lockManaged } from '../admin/lock-managed.ts'
import type { PersonFacts } from '../admin/person-rights.queries.ts'
import { changePerson } from './change-person.ts'

type Rewriting = Extract<PeopleChange, { kind: 'ROLE' | 'SUPERVISOR' }>

/** Changes one role or the supervisor of a person, by the rules of changePerson; everything else stays. */
export async function rewritePerson(tx: Tx, me: Member, id: string, change: Rewriting) {
  const person = await lockManaged(tx, me, 'person.change', id)
  const roles = change.kind === 'ROLE' ? changedRoles(person, change) : person.roles
  const supervisorId = change.kind === 'ROLE' ? person.supervisor_id : change.supervisorId
  if (change.kind === 'SUPERVISOR' && supervisorId === person.supervisor_id)
    throw wrongField('ids', messages.skippedSupervised.text)
  const training = await findTraining(tx, id)
  // As in the form: only apprentices have a supervisor and a profession.
  const isLeaving = person.roles.includes('APPRENTICE') && !roles.includes('APPRENTICE')
  await changePerson(tx, me, {
    id,
    rightsVersion: person.rights_version,
    roles: [...roles],
    supervisorId: isLeaving ? null : supervisorId,
    professionId: isLeaving ? null : training.profession_id,
    adultFrom: training.adult_day,
    dateJoined: training.joined,
  })
}

function changedRoles({ roles }: PersonFacts, { role, isGiven }: { role: Role; isGiven: boolean }): Role[] {
  if (roles.includes(role) === isGiven)
    throw wrongField('ids', isGiven ? messages.skippedHasRole.text : messages.skippedLacksRole.text)
  const left = isGiven ? [...roles, role] : roles.filter((one) => one !== role)
  if (left.length === 0) throw wrongField('ids', messages.skippedLastRole.text)
  return left
}
