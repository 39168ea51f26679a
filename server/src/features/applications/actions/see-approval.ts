import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { stampSeen } from '../application.queries.ts'
import { lockApproval, type ApprovalFacts } from '../approval.queries.ts'

/** Somebody who can decide has opened it. The first time counts; a repeat changes nothing. */
export async function noteApprovalSeen(tx: Tx, me: Member, id: string, now: Date) {
  const approval = await lockApproval(tx, id)
  if (approval?.status === 'PENDING') await seeApproval(tx, me, approval, now)
}

/** The same for a row that is locked already. */
export async function seeApproval(tx: Tx, me: Member, { id, seen_at: seenAt }: ApprovalFacts, now: Date) {
  if (!seenAt) await stampSeen(tx, 'approval', id, me.id, now)
}
