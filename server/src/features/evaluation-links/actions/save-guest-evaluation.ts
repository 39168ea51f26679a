import type { SavedGuestEvaluation } from '@werkplatz/contract/evaluation-links/schemas.ts'

import type { Data, Origin } from '../../../http/handlers.ts'
import { writePart } from '../../evaluations/actions/save-evaluation.ts'
import { asGuest } from '../as-guest.ts'

/** The same rules as for somebody with an account; which part it is, the link says. */
export async function saveGuestEvaluation(
  data: Data,
  from: Origin,
  token: string,
  { notes, evaluationPoints }: SavedGuestEvaluation,
) {
  await asGuest(data, from, token, (tx, link) =>
    writePart(
      tx,
      { id: null },
      {
        evaluationId: null,
        assignmentId: link.evaluation_id,
        notes,
        evaluationPoints: evaluationPoints.map((point) => ({ ...point, evaluationPointId: null })),
      },
    ),
  )
}
