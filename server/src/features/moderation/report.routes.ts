// Contract route → action or query. No logic.
import { write, type Handler } from '../../http/handlers.ts'
import { fileReport } from './actions/file-report.ts'

export const moderationHandlers: Handler[] = [
  write('fileReport', async (tx, { me, input }) => {
    await fileReport(tx, me, input.body)
    return {}
  }),
]
