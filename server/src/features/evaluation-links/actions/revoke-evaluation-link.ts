import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockSending, revokeLink } from '../evaluation-link.queries.ts'

/** From now on it opens nothing; what was saved with it waits for the next one. */
export async function revokeEvaluationLink(tx: Tx, me: Member, id: string) {
  await lockSending(tx, id)
  if (!(await revokeLink(tx, id))) return
  await audit(tx, { actorId: me.id, action: 'revokeGuestLink', resource: 'assignment', targetId: id })
}
