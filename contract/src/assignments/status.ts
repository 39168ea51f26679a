// An assignment's life (decisions §7). One row a verb; the verb is also the action, the audit entry and the test title.
import { statusTable } from '../shared/status.ts'

export const assignmentStatus = statusTable({
  resource: 'assignment',
  statuses: ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'],
  verbs: {
    submit: { from: ['DRAFT', 'REJECTED'], to: 'PENDING' },
    approve: { from: ['PENDING'], to: 'APPROVED' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
    /** The apprentice rewrote what was approved: it is reviewed again. */
    revise: { from: ['APPROVED'], to: 'PENDING' },
  },
})

export type AssignmentStatus = (typeof assignmentStatus.statuses)[number]
export type AssignmentVerb = keyof typeof assignmentStatus.verbs
