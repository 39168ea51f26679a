import { route } from '../shared/route.ts'
import { NewReport } from './schemas.ts'

export const moderationRoutes = {
  fileReport: route({
    method: 'POST',
    path: '/v1/report',
    summary: 'Report somebody else’s content to the moderators. A repeat changes nothing.',
    may: 'signedIn',
    body: NewReport,
    statuses: [204],
    errors: ['not_found', 'forbidden'],
  }),
} as const
