import { route } from '../shared/route.ts'
import { AdminOverview } from './schemas.ts'

export const adminRoutes = {
  readAdminOverview: route({
    method: 'GET',
    path: '/v1/admin/overview',
    summary: 'What waits in the admin tool, in figures; for new officers the steps of their first day.',
    may: 'admin.open',
    statuses: [200],
    output: AdminOverview,
    errors: ['forbidden'],
  }),
  hideFirstDay: route({
    method: 'PATCH',
    path: '/v1/admin/first-day/hide',
    summary: 'The steps of the first day are not shown any more.',
    may: 'admin.open',
    statuses: [204],
    errors: [],
  }),
} as const
