// The life of a report and of an objection. One row a verb; the verb is also the action, the audit entry and the test
// title. What was decided is no status: a closed report stays closed, whatever becomes of the decision.
import { statusTable } from '../shared/status.ts'

export const reportStatus = statusTable({
  resource: 'report',
  statuses: ['OPEN', 'TAKEN', 'CLOSED'],
  verbs: {
    take: { from: ['OPEN'], to: 'TAKEN' },
    release: { from: ['TAKEN'], to: 'OPEN' },
    decide: { from: ['TAKEN'], to: 'CLOSED' },
  },
})

export const objectionStatus = statusTable({
  resource: 'objection',
  statuses: ['OPEN', 'UPHELD', 'CHANGED'],
  verbs: {
    /** The decision stays. */
    uphold: { from: ['OPEN'], to: 'UPHELD' },
    /** The decision is taken back. */
    change: { from: ['OPEN'], to: 'CHANGED' },
  },
})

export type ReportStatus = (typeof reportStatus.statuses)[number]
export type ObjectionStatus = (typeof objectionStatus.statuses)[number]
