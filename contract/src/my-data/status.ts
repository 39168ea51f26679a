// The life of a wish to be forgotten: two weeks to take it back.
import { statusTable } from '../shared/status.ts'

export const deletionStatus = statusTable({
  resource: 'deletion',
  statuses: ['WAITING', 'CANCELLED', 'DONE'],
  verbs: {
    cancelDeletion: { from: ['WAITING'], to: 'CANCELLED' },
    erasePerson: { from: ['WAITING'], to: 'DONE' },
  },
})
export type DeletionStatus = (typeof deletionStatus.statuses)[number]
