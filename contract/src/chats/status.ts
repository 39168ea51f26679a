// Whether somebody wants to be in a chat (docs/decisions/0070-chats.md). One row a verb; the verb is also the audit entry.
import { statusTable } from '../shared/status.ts'

export const chatRequestStatus = statusTable({
  resource: 'chat_request',
  statuses: ['WAITING', 'ACCEPTED', 'DECLINED'],
  verbs: {
    /** Whoever declined may change their mind: by writing first. */
    accept: { from: ['WAITING', 'DECLINED'], to: 'ACCEPTED' },
    decline: { from: ['WAITING'], to: 'DECLINED' },
    /** A second time, after 30 days. */
    askAgain: { from: ['DECLINED'], to: 'WAITING' },
  },
})

export type ChatRequestStatus = (typeof chatRequestStatus.statuses)[number]
