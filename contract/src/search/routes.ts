import { route } from '../shared/route.ts'
import { Everything, EverythingQuery } from './schemas.ts'

export const searchRoutes = {
  searchEverything: route({
    method: 'GET',
    path: '/v1/search',
    summary: 'People, companies and activities by what was typed, as far as the caller can reach them.',
    may: 'signedIn',
    query: EverythingQuery,
    statuses: [200],
    output: Everything,
    errors: ['too_many_requests'],
    limit: 'search',
  }),
} as const
