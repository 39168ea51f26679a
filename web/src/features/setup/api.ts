import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call('readSetup', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
