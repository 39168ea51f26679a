import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { stampTold } from '../due-link.queries.ts'

/** The sender can send a new one. */
export async function tellExpiredLink(tx: Tx, linkId: string) {
  const link = await stampTold(tx, linkId)
  if (!link) return
  await announce(tx, 'evaluation.linkExpired', { assignmentId: link.evaluation_id, senderId: link.sent_by })
}
