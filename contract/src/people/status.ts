// A person's account. Who is deactivated signs in no more; what they did stays.
import { statusTable } from '../shared/status.ts'

export const personStatus = statusTable({
  resource: 'person',
  statuses: ['ACTIVE', 'DEACTIVATED'],
  verbs: {
    deactivate: { from: ['ACTIVE'], to: 'DEACTIVATED' },
    reactivate: { from: ['DEACTIVATED'], to: 'ACTIVE' },
  },
})

export type PersonStatus = (typeof personStatus.statuses)[number]
