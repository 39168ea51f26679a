// What is open beside what somebody was looking for.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/client.ts'

export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'similar', id],
    queryFn: ({ signal }) => call('listSimilarActivities', { query: { id }, signal }),
  })

/** How many are open. */
export const openCountQuery = queryOptions({
  queryKey: ['activities', 'open-count'],
  queryFn: async ({ signal }) =>
    (await call('listActivities', { query: { filter: 'OPEN', page: 0, size: 10, query: '' }, signal })).totalElements,
})
