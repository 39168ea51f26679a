import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { deleteAssignmentRow, lockAssignment } from '../assignment.queries.ts'

/** For good. What was ever approved belongs to the work history, whatever its status is now (0052). */
export async function deleteAssignment(tx: Tx, me: Member, id: string) {
  const assignment = await lockAssignment(tx, id)
  if (!assignment) throw new Refusal('not_found', { id })
  const { status } = assignment
  if (!(await deleteAssignmentRow(tx, id))) throw new Refusal('assignment_kept', { id, status })
  await audit(tx, {
    actorId: me.id,
    action: 'delete',
    resource: 'assignment',
    targetId: id,
    fromStatus: status,
  })
}
