import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { CompanyFooter } from './schemas.ts'

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
} as const
