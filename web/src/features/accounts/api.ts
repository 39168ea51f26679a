import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const activeSessionsQuery = queryOptions({
  queryKey: ['active-sessions'],
  queryFn: ({ signal }) => call('readActiveSessions', { signal }),
  staleTime: 0,
})
