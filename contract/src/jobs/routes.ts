import { route } from '../shared/route.ts'
import { DeadLetterIds, Jobs } from './schemas.ts'

export const jobRoutes = {
  listJobs: route({
    method: 'GET',
    path: '/v1/admin/jobs',
    summary: 'What was given up, and how much waits in each queue.',
    may: 'admin.runJobs',
    statuses: [200],
    output: Jobs,
    errors: [],
  }),
  retryJobs: route({
    method: 'PATCH',
    path: '/v1/admin/jobs/retry',
    summary: 'Try what was given up once more.',
    may: 'admin.runJobs',
    body: DeadLetterIds,
    statuses: [204],
    errors: ['bad_input', 'not_found', 'status_conflict'],
  }),
  discardJobs: route({
    method: 'PATCH',
    path: '/v1/admin/jobs/discard',
    summary: 'What was given up is not tried again.',
    may: 'admin.runJobs',
    body: DeadLetterIds,
    statuses: [204],
    errors: ['bad_input', 'not_found', 'status_conflict'],
  }),
} as const
