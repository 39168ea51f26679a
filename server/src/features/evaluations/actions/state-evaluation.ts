import type { NewStatement } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockedEvaluation, sideOf } from '../evaluation-state.ts'
import { insertStatement } from '../evaluation-write.queries.ts'

/** How one side sees it, once and for good. Before both have submitted there is nothing to disagree with. */
export async function stateEvaluation(tx: Tx, me: Member, { assignmentId, statement }: NewStatement) {
  const evaluation = await lockedEvaluation(tx, assignmentId)
  const { id, status } = evaluation
  if (status === 'DRAFT') throw new Refusal('evaluation_not_both', { id })
  const side = sideOf(evaluation, me.id)
  if (!(await insertStatement(tx, id, side, statement))) throw new Refusal('statement_exists', { id, side })
  await audit(tx, { actorId: me.id, action: 'state', resource: 'evaluation', targetId: id, details: { side } })
  await announce(tx, 'evaluation.stated', { assignmentId: id, actorId: me.id })
}
