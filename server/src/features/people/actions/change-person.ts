import type { ChangePerson } from '@werkplatz/contract/people/admin-schemas.ts'
import { givableRoles, roles as allRoles, type Role } from '@werkplatz/contract/rules/roles.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { releaseCasesUnless } from '../../moderation/actions/release-cases-of.ts'
import { lockManaged, refuseLast } from '../admin/lock-managed.ts'
import { updateManagedPerson, type PersonFacts } from '../admin/person-rights.queries.ts'
import { refuseTraining } from '../admin/refuse-training.ts'

/** Roles, and what a company says about an apprentice. Whoever changes on top of somebody else's change is told. */
export async function changePerson(tx: Tx, me: Member, { id, rightsVersion, ...change }: ChangePerson) {
  const person = await lockManaged(tx, me, 'person.change', id)
  if (person.rights_version !== rightsVersion) throw new Refusal('status_conflict', { why: 'changed meanwhile' })
  const roles = allRoles.filter((role) => change.roles.includes(role))
  refuseRoles(me, person, roles)
  await refuseLast(tx, person, roles)
  // Apprentices would be left with somebody who does not look after apprentices.
  if (person.supervised && !roles.includes('VOCATIONAL_TRAINER')) throw new Refusal('hand_over_needed', { id })
  await refuseTraining(tx, person, { ...change, roles })
  await updateManagedPerson(tx, id, { ...change, roles })
  await releaseCasesUnless(tx, me, { id, roles })
  await audit(tx, {
    actorId: me.id,
    action: 'change',
    resource: 'person',
    targetId: id,
    details: {
      rolesBefore: person.roles,
      supervisorBefore: person.supervisor_id,
      roles,
      supervisorId: change.supervisorId,
    },
  })
  if (change.supervisorId && change.supervisorId !== person.supervisor_id)
    await announce(tx, 'person.supervisorChanged', {
      personId: id,
      supervisorId: change.supervisorId,
      actorId: me.id,
    })
}

/** Nobody gives or takes what is not theirs to give. */
function refuseRoles(me: Member, person: PersonFacts, roles: readonly Role[]) {
  const givable = givableRoles(me.roles)
  const changed = allRoles.filter((role) => roles.includes(role) !== person.roles.includes(role))
  const foreign = changed.filter((role) => !givable.includes(role))
  if (foreign.length) throw new Refusal('role_not_yours', { foreign })
}
