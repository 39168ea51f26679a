// Contract route → action or query. No logic.
import { canAnywhere } from '../../access/can.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { countStates } from '../invitations/invitation-admin.queries.ts'
import { hideFirstDay } from './actions/hide-first-day.ts'
import { presentOverview } from './overview.present.ts'
import { countCompanyStates, findCompanyFigures } from './overview.queries.ts'

export const adminHandlers: Handler[] = [
  read('readAdminOverview', async (db, { me }) => {
    const can = canAnywhere(me)
    const [company, invitations, companies] = await Promise.all([
      findCompanyFigures(db, me.companyId, me.id),
      countStates(db, me.companyId),
      can['admin.listCompanies'] ? countCompanyStates(db) : null,
    ])
    return { body: presentOverview(me, can, { company, invitations, companies }) }
  }),
  write('hideFirstDay', (tx, { me }) => hideFirstDay(tx, me)),
]
