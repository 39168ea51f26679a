import { route } from '../shared/route.ts'
import { AccessAnswer, AccessQuestion } from './schemas.ts'

export const accessCheckRoutes = {
  // Writes into the trail that it was asked, so it is no GET.
  explainAccess: route({
    method: 'POST',
    path: '/v1/admin/access',
    summary: 'Which row of the access table allows or refuses this to a person, and what would change it.',
    may: 'admin.explainAccess',
    body: AccessQuestion,
    statuses: [200],
    output: AccessAnswer,
    errors: ['bad_input', 'not_found'],
    limit: 'write',
  }),
} as const
