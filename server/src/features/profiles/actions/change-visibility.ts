import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { updatePerson } from '../profile-write.queries.ts'

/** Everybody decides for themself, minors too; it holds at once. */
export async function changeVisibility(tx: Tx, me: Member, { isOpen }: { isOpen: boolean }) {
  await updatePerson(tx, me.id, { profile_open: isOpen })
  const action = isOpen ? 'openProfile' : 'closeProfile'
  await audit(tx, { actorId: me.id, action, resource: 'person', targetId: me.id })
}
