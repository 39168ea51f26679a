import { route } from '../shared/route.ts'
import { AdminFigures } from './schemas.ts'

export const figureRoutes = {
  readFigures: route({
    method: 'GET',
    path: '/v1/admin/figures',
    summary: 'What was counted last night, and what waits now.',
    may: 'admin.open',
    statuses: [200],
    output: AdminFigures,
    errors: [],
  }),
} as const
