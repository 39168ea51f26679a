// Which side somebody is on, and whether that side can still be changed.
import type { Side } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findPart, lockEvaluation, type EvaluationFacts } from './evaluation-write.queries.ts'

/** Nobody is both: an assignment's contact person is never its apprentice. Without an account one is the contact person. */
export const sideOf = (evaluation: EvaluationFacts, personId: string | null): Side =>
  evaluation.apprentice_id === personId ? 'APPRENTICE' : 'CONTACT'

export const otherSide = (side: Side): Side => (side === 'APPRENTICE' ? 'CONTACT' : 'APPRENTICE')

export const submittedAt = (evaluation: EvaluationFacts, side: Side): Date | null =>
  side === 'APPRENTICE' ? evaluation.apprentice_submitted_at : evaluation.contact_submitted_at

export const discussedAt = (evaluation: EvaluationFacts, side: Side): Date | null =>
  side === 'APPRENTICE' ? evaluation.apprentice_discussed_at : evaluation.contact_discussed_at

export async function lockedEvaluation(tx: Tx, id: string): Promise<EvaluationFacts> {
  const evaluation = await lockEvaluation(tx, id)
  if (!evaluation) throw new Refusal('not_found', { id })
  return evaluation
}

/** The evaluation a part belongs to, and whose side it is. */
export async function lockedByPart(tx: Tx, partId: string) {
  const part = await findPart(tx, partId)
  if (!part) throw new Refusal('not_found', { id: partId })
  return { evaluation: await lockedEvaluation(tx, part.evaluation_id), side: part.side }
}

/** What was submitted never changes again; what is reviewed anew or has not begun cannot be written yet. */
export function refuseClosed(evaluation: EvaluationFacts, side: Side) {
  const { id } = evaluation
  if (submittedAt(evaluation, side)) throw new Refusal('evaluation_submitted', { id, side })
  if (evaluation.is_frozen) throw new Refusal('evaluation_frozen', { id })
  if (evaluation.is_too_early) throw new Refusal('evaluation_not_open', { id })
}
