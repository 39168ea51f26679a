// Contract route → action or query. No logic.
import { read, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { presentCompanyFooter } from './company.present.ts'
import { findCompanyFooter } from './company.queries.ts'

export const companyHandlers = ({ addresses }: Services): Handler[] => [
  read('readCompanyFooter', async (db, { input }) => {
    const [company] = await findCompanyFooter(db, { id: input.query.id })
    if (!company) throw new Refusal('not_found', { id: input.query.id })
    return { body: presentCompanyFooter(addresses, company) }
  }),
]
