// Contract route → action or query. No logic.
import { write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { fileReport } from './actions/file-report.ts'

export const moderationHandlers = ({ reportable }: Services): Handler[] => [
  write('fileReport', (tx, { me, input }) => fileReport(tx, me, reportable, input.body)),
]
