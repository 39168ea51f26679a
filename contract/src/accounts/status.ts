// A session's life. One row a verb; the verb is also what the audit trail says.
import { statusTable } from '../shared/status.ts'

export const sessionStatus = statusTable({
  resource: 'session',
  statuses: ['ACTIVE', 'ENDED'],
  verbs: {
    logOut: { from: ['ACTIVE'], to: 'ENDED' },
    /** Signing in again from the same browser replaces the session it had. */
    replace: { from: ['ACTIVE'], to: 'ENDED' },
    /** A refresh token older than the immediate predecessor came back: somebody has a copy. */
    endForReuse: { from: ['ACTIVE'], to: 'ENDED' },
    /** The person ended this one, from another device or the same. */
    end: { from: ['ACTIVE'], to: 'ENDED' },
    /** Somebody who looks after the person ended all of them. */
    endForPerson: { from: ['ACTIVE'], to: 'ENDED' },
    /** The account is deactivated. */
    endForLeaving: { from: ['ACTIVE'], to: 'ENDED' },
    /** The person ended all their sessions. */
    logOutEverywhere: { from: ['ACTIVE'], to: 'ENDED' },
    /** The password is a new one: whoever knew the old one is out. */
    endForPassword: { from: ['ACTIVE'], to: 'ENDED' },
    /** The person is forgotten. */
    endWithAccount: { from: ['ACTIVE'], to: 'ENDED' },
    expire: { from: ['ACTIVE'], to: 'ENDED' },
  },
})
