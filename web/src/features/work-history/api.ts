// What this feature reads. Below «assignments», so that deciding one has the history read again.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['assignments', 'history', userId],
    queryFn: ({ signal }) => call('readWorkHistory', { query: { id: userId }, signal }),
  })

export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['assignments', 'stats', userId],
    queryFn: ({ signal }) => call('readWorkStats', { query: { id: userId }, signal }),
  })
