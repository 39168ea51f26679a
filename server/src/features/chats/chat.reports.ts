// Reporting a message: five before it and five after are kept at once, as they were.
import type { Reportable } from '../../plugs/report-targets.ts'
import { findMessageAuthor, findMessageCompany, keepReported } from './report.queries.ts'

export const chatReports: Reportable = {
  CHAT_MESSAGE: {
    may: 'message.report',
    companyOf: findMessageCompany,
    authorOf: findMessageAuthor,
    keep: keepReported,
  },
}
