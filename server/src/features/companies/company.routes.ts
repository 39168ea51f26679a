// Contract route → action or query. No logic.
import { read, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { likePattern, typedName } from '../people/person-name.ts'
import { presentCompanyFooter, presentCompanyHit } from './company.present.ts'
import { findCompanyFooter, listCompaniesByName } from './company.queries.ts'

const HITS = 20

export const companyHandlers = ({ addresses }: Services): Handler[] => [
  read('readCompanyFooter', async (db, { input }) => {
    const [company] = await findCompanyFooter(db, { id: input.query.id })
    if (!company) throw new Refusal('not_found', { id: input.query.id })
    return { body: presentCompanyFooter(addresses, company) }
  }),
  read('searchCompanies', async (db, { input }) => {
    const typed = typedName(input.query.query)
    if (!typed) return { body: [] }
    const found = await listCompaniesByName(db, { typed, likeTyped: likePattern(typed), limit: HITS })
    return { body: found.map((row) => presentCompanyHit(addresses, row)) }
  }),
]
