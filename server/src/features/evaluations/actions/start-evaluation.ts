import type { SavedEvaluation } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockedEvaluation, refuseClosed, sideOf } from '../evaluation-state.ts'
import { hasPart } from '../evaluation-write.queries.ts'
import { writePart } from './save-evaluation.ts'

/**
 * The caller's part for the first time. A part begun on another device is not overwritten: the form that did not know it
 * reads it and lets the user choose.
 */
export async function startEvaluation(tx: Tx, me: Member, form: SavedEvaluation) {
  const evaluation = await lockedEvaluation(tx, form.assignmentId)
  const side = sideOf(evaluation, me.id)
  refuseClosed(evaluation, side)
  if (await hasPart(tx, evaluation.id, side)) throw new Refusal('evaluation_begun', { id: evaluation.id, side })
  await writePart(tx, me, form)
}
