// An activity's life. One row a verb; the verb is also the action, the audit entry and the test title.
import { statusTable } from '../shared/status.ts'

export const activityStatus = statusTable({
  resource: 'activity',
  statuses: ['DRAFT', 'PENDING', 'REJECTED', 'APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED'],
  verbs: {
    submit: { from: ['DRAFT', 'REJECTED'], to: 'PENDING' },
    approve: { from: ['PENDING'], to: 'APPROVED' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
    publish: { from: ['APPROVED'], to: 'PUBLISHED' },
    /** By itself, on its day or when all slots are taken (decisions §5). */
    begin: { from: ['PUBLISHED'], to: 'ONGOING' },
    /** By itself, when a task, or a project that has not started, has a free place again (decisions §5). */
    reopen: { from: ['ONGOING'], to: 'PUBLISHED' },
    /** By a person, or by itself the day after the end. */
    archive: { from: ['DRAFT', 'REJECTED', 'APPROVED', 'PUBLISHED', 'ONGOING'], to: 'ARCHIVED' },
    restore: { from: ['ARCHIVED'], to: 'DRAFT' },
    /** By who looks after the community, out of everybody's sight; and back to where it was. */
    takeDown: { from: ['APPROVED', 'PUBLISHED', 'ONGOING'], to: 'ARCHIVED' },
    approveAgain: { from: ['ARCHIVED'], to: 'APPROVED' },
    publishAgain: { from: ['ARCHIVED'], to: 'PUBLISHED' },
    resume: { from: ['ARCHIVED'], to: 'ONGOING' },
    /** Somebody without APPROVE_ACTIVITY opened what others can see to other companies: it is reviewed again. */
    widen: { from: ['APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED'], to: 'PENDING' },
  },
})

export type ActivityStatus = (typeof activityStatus.statuses)[number]
export type ActivityVerb = keyof typeof activityStatus.verbs
