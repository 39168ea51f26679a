import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const jobsQuery = queryOptions({
  queryKey: ['admin', 'jobs'],
  queryFn: ({ signal }) => call('listJobs', { signal }),
})
