import { evaluationStatus } from '@werkplatz/contract/evaluations/status.ts'

import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockedByPart, otherSide, refuseClosed, submittedAt } from '../evaluation-state.ts'
import { countMissing, stampSubmitted } from '../evaluation-write.queries.ts'

/** For good. With the second part both can be read; with the first nobody learns more than that it is there. */
export async function submitEvaluation(tx: Tx, me: Actor, partId: string) {
  const { evaluation, side } = await lockedByPart(tx, partId)
  refuseClosed(evaluation, side)
  const missing = await countMissing(tx, partId)
  if (missing > 0) throw new Refusal('evaluation_incomplete', { partId, missing })
  const { id } = evaluation
  await stampSubmitted(tx, id, side)
  const details = { side, ...(me.id === null && { byLink: true }) }
  await audit(tx, { actorId: me.id, action: 'submit', resource: 'evaluation', targetId: id, details })
  const told = { assignmentId: id, actorId: me.id }
  if (!submittedAt(evaluation, otherSide(side))) return announce(tx, 'evaluation.submitted', told)
  await transition(tx, evaluationStatus, evaluation, 'complete', me)
  await announce(tx, 'evaluation.completed', told)
}
