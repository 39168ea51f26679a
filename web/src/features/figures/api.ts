import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const figuresQuery = queryOptions({
  queryKey: ['admin', 'figures'],
  queryFn: ({ signal }) => call('readFigures', { signal }),
})
