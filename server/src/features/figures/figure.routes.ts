// Contract route → action or query. No logic.
import { canAnywhere } from '../../access/can.ts'
import { read, type Handler } from '../../http/handlers.ts'
import { countDeadLetters } from '../jobs/dead-letter.queries.ts'
import { presentFigures } from './figure.present.ts'
import { countOpenReports, findFigures } from './figure.queries.ts'

export const figureHandlers: Handler[] = [
  read('readFigures', async (db, { me }) => {
    const can = canAnywhere(me)
    const companyId = can['admin.listCompanies'] ? null : me.companyId
    const [row, reports, deadLetters] = await Promise.all([
      findFigures(db, companyId),
      can['admin.listPeople'] ? countOpenReports(db, companyId) : null,
      can['admin.runJobs'] ? countDeadLetters(db) : null,
    ])
    return { body: presentFigures(companyId === null ? 'PLATFORM' : 'COMPANY', row, { reports, deadLetters }) }
  }),
]
