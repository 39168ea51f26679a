import { evaluationStatus } from '@werkplatz/contract/evaluations/status.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { discussedAt, lockedByPart, otherSide } from '../evaluation-state.ts'
import { stampDiscussed } from '../evaluation-write.queries.ts'

/** One mark a side. Somebody without an account marks nothing: then the apprentice's is enough. */
export async function discussEvaluation(tx: Tx, me: Member, partId: string) {
  const { evaluation, side } = await lockedByPart(tx, partId)
  const { id, status } = evaluation
  if (status === 'DRAFT') throw new Refusal('evaluation_not_both', { id })
  if (discussedAt(evaluation, side)) throw new Refusal('status_conflict', { id, side })
  await stampDiscussed(tx, id, side)
  await audit(tx, { actorId: me.id, action: 'discuss', resource: 'evaluation', targetId: id, details: { side } })
  if (discussedAt(evaluation, otherSide(side)) || evaluation.contact_id === null)
    await transition(tx, evaluationStatus, evaluation, 'close', me)
  await announce(tx, 'evaluation.discussed', { assignmentId: id, actorId: me.id })
}
