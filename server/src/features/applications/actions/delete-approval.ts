import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { deleteApprovalRow, lockApproval } from '../approval.queries.ts'

/** Unless it was approved: an application may stand on it. */
export async function deleteApproval(tx: Tx, me: Member, id: string) {
  const approval = await lockApproval(tx, id)
  if (!approval) throw new Refusal('not_found', { id })
  const { status, activity_id: activityId } = approval
  if (status === 'APPROVED') throw new Refusal('status_conflict', { status })
  await deleteApprovalRow(tx, id)
  await audit(tx, {
    actorId: me.id,
    action: 'delete',
    resource: 'approval',
    targetId: id,
    fromStatus: status,
    details: { activityId },
  })
}
