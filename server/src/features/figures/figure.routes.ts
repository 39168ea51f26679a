// Contract route → action or query. No logic.
import { canAnywhere } from '../../access/can.ts'
import { read, type Handler } from '../../http/handlers.ts'
import { countDeadLetters } from '../jobs/dead-letter.queries.ts'
import { countWaiting } from '../moderation/read/report-read.queries.ts'
import { presentFigures } from './figure.present.ts'
import { findFigures } from './figure.queries.ts'

export const figureHandlers: Handler[] = [
  read('readFigures', async (db, { me }) => {
    const can = canAnywhere(me)
    const companyId = can['admin.listCompanies'] ? null : me.companyId
    const [row, waiting, deadLetters] = await Promise.all([
      findFigures(db, companyId),
      can['report.oversee'] ? countWaiting(db, me, {}) : [],
      can['admin.runJobs'] ? countDeadLetters(db) : null,
    ])
    const reports = waiting[0]?.open ?? null
    return { body: presentFigures(companyId === null ? 'PLATFORM' : 'COMPANY', row, { reports, deadLetters }) }
  }),
]
