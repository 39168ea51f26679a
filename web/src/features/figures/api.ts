import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const figuresQuery = queryOptions({
  queryKey: ['admin', 'figures'],
  queryFn: ({ signal }) => call('readFigures', { signal }),
  // What waits is counted when it is asked for, and stands on the bar all day.
  refetchInterval: 60_000,
})
