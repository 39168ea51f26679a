import type { SavedEvaluation } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import type { Actor } from '../../../db/transition.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { lockedEvaluation, refuseClosed, sideOf } from '../evaluation-state.ts'
import { fixVersion, listCriterionIds, listPointIds, replacePoints, upsertPart } from '../evaluation-write.queries.ts'

/** The own part as it stands, with gaps or without. */
export async function saveEvaluation(tx: Tx, me: Member, form: SavedEvaluation) {
  await writePart(tx, me, form)
}

/**
 * The first save of either side fixes the criteria. Guests write the contact person's part, each by a link of its own.
 */
export async function writePart(tx: Tx, me: Actor, form: SavedEvaluation) {
  const evaluation = await lockedEvaluation(tx, form.assignmentId)
  const { id } = evaluation
  const side = sideOf(evaluation, me.id)
  refuseClosed(evaluation, side)
  if (side === 'APPRENTICE' && form.notes) throw wrongField('notes', 'Bemerkungen schreibt die Kontaktperson.')
  const own = new Set(await listCriterionIds(tx, await fixVersion(tx, id), side))
  const known = await listPointIds(tx, id, side)
  const seen = new Set<string>()
  for (const [i, { criterionId, evaluationPointId }] of form.evaluationPoints.entries()) {
    if (!own.has(criterionId))
      throw wrongField(`evaluationPoints.${i}.criterionId`, 'Dieses Kriterium gehört zum anderen Teil.')
    if (seen.has(criterionId) || (evaluationPointId && !known.has(evaluationPointId)))
      throw wrongField(`evaluationPoints.${i}`, 'Dieses Kriterium gibt es nicht oder es kommt zweimal vor.')
    seen.add(criterionId)
  }
  const partId = await upsertPart(tx, { evaluationId: id, side, partyId: me.id, notes: form.notes })
  if (form.evaluationId && form.evaluationId !== partId)
    throw wrongField('evaluationId', 'Diese Bewertung gehört zu einem anderen Einsatz.')
  await replacePoints(tx, partId, form.evaluationPoints)
  const details = { side, ...(me.id === null && { byLink: true }) }
  await audit(tx, { actorId: me.id, action: 'save', resource: 'evaluation', targetId: id, details })
}
