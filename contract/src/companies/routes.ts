import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id, SearchQuery } from '../shared/shapes.ts'
import { CompanyFooter, CompanyHit } from './schemas.ts'

export const companyRoutes = {
  readCompanyFooter: route({
    method: 'GET',
    path: '/v1/companies/footer',
    summary: 'A company in a few figures, shown below its activities.',
    may: 'signedIn',
    query: z.strictObject({ id: Id }),
    statuses: [200],
    output: CompanyFooter,
    errors: ['not_found'],
  }),
  searchCompanies: route({
    method: 'GET',
    path: '/v1/companies/search',
    summary: 'Companies by name, best 20.',
    may: 'signedIn',
    query: SearchQuery,
    statuses: [200],
    output: z.array(CompanyHit),
    errors: [],
    limit: 'search',
  }),
} as const
