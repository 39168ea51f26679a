import { route } from '../shared/route.ts'

export const monthlySheetRoutes = {
  drawMonthlySheet: route({
    method: 'GET',
    path: '/v1/admin/monthly-sheet',
    summary: 'Figures of this month for the training body, without people, as a PDF.',
    may: 'admin.readSheet',
    statuses: [200],
    file: 'application/pdf',
    errors: [],
    limit: 'document',
  }),
} as const
