// An application's life and that of a request to apply elsewhere. One row a verb; the verb is also the action, the audit
// entry and the test title.
import { statusTable } from '../shared/status.ts'

export const applicationStatus = statusTable({
  resource: 'application',
  statuses: ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'],
  verbs: {
    /** A rejected one may be edited and sent again (decisions §6). */
    send: { from: ['DRAFT', 'REJECTED'], to: 'PENDING' },
    approve: { from: ['PENDING'], to: 'APPROVED' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
  },
})

export const approvalStatus = statusTable({
  resource: 'approval',
  statuses: ['PENDING', 'APPROVED', 'REJECTED'],
  verbs: {
    approve: { from: ['PENDING'], to: 'APPROVED' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
  },
})

export type ApplicationStatus = (typeof applicationStatus.statuses)[number]
export type ApplicationVerb = keyof typeof applicationStatus.verbs
export type ApprovalStatus = (typeof approvalStatus.statuses)[number]
