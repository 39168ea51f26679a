import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { deleteCalendar } from '../calendar.queries.ts'

/** From now on the address is as if it had never been. */
export async function revokeCalendar(tx: Tx, me: Member) {
  if (!(await deleteCalendar(tx, me.id))) return
  await audit(tx, { actorId: me.id, action: 'revokeCalendar', resource: 'calendar', targetId: me.id })
}
