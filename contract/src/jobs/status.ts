// What lies there after all tries failed. Tried again it is a new job; should that fail too, it lies there anew.
import { statusTable } from '../shared/status.ts'

export const deadLetterStatus = statusTable({
  resource: 'dead_letter',
  statuses: ['LYING', 'RETRIED', 'DISCARDED'],
  verbs: {
    retry: { from: ['LYING'], to: 'RETRIED' },
    discard: { from: ['LYING'], to: 'DISCARDED' },
  },
})

export type DeadLetterStatus = (typeof deadLetterStatus.statuses)[number]
