// An invitation's life. It also ends by itself when its time is over; that is a date, not a status.
import { statusTable } from '../shared/status.ts'

export const invitationStatus = statusTable({
  resource: 'invitation',
  statuses: ['PENDING', 'ACCEPTED', 'WITHDRAWN'],
  verbs: {
    accept: { from: ['PENDING'], to: 'ACCEPTED' },
    withdraw: { from: ['PENDING'], to: 'WITHDRAWN' },
    /** The same address was invited again: only the newest link opens. */
    replace: { from: ['PENDING'], to: 'WITHDRAWN' },
  },
})
