import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call('readAdminOverview', { signal }),
})
