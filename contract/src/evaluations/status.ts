// An evaluation's life (decisions §8). One row a verb; the verb is also the audit entry and the test title. A part has dates
// and no status of its own: the evaluation moves when the second side follows.
import { statusTable } from '../shared/status.ts'

export const evaluationStatus = statusTable({
  resource: 'evaluation',
  statuses: ['DRAFT', 'SUBMITTED', 'DISCUSSED'],
  verbs: {
    /** Both have submitted. */
    complete: { from: ['DRAFT'], to: 'SUBMITTED' },
    /** Both say that they have talked about it. */
    close: { from: ['SUBMITTED'], to: 'DISCUSSED' },
  },
})

export type EvaluationStatus = (typeof evaluationStatus.statuses)[number]
