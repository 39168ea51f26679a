// A person's account. Who is deactivated signs in no more; what they did stays. Who is forgotten does not come back.
import { statusTable } from '../shared/status.ts'

export const personStatus = statusTable({
  resource: 'person',
  statuses: ['ACTIVE', 'DEACTIVATED', 'ERASED'],
  verbs: {
    deactivate: { from: ['ACTIVE'], to: 'DEACTIVATED' },
    reactivate: { from: ['DEACTIVATED'], to: 'ACTIVE' },
    forget: { from: ['ACTIVE', 'DEACTIVATED'], to: 'ERASED' },
  },
})

export type PersonStatus = (typeof personStatus.statuses)[number]

/** Of who is forgotten there is nothing to show. */
export const shownPersonStatuses = ['ACTIVE', 'DEACTIVATED'] as const satisfies readonly PersonStatus[]
export type ShownPersonStatus = (typeof shownPersonStatuses)[number]
