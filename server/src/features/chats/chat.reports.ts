// Reporting a message: five before it and five after are kept at once, as they were. Moderators read those copies by a
// door of their own, and nothing else of the chat.
import type { Reportable } from '../../plugs/report-targets.ts'
import { restoreMessage, takeAwayMessage } from './actions/take-away-message.ts'
import { findMessageAuthor, findMessageCompany, keepReported } from './report.queries.ts'

export const chatReports: Reportable = {
  CHAT_MESSAGE: {
    may: 'message.report',
    companyOf: findMessageCompany,
    authorOf: findMessageAuthor,
    keep: keepReported,
    removable: {
      remove: (tx, me, { reportId }) => takeAwayMessage(tx, me, reportId),
      restore: (tx, me, { reportId }) => restoreMessage(tx, me, reportId),
    },
  },
}
