import { infiniteQueryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export interface AskedTrail {
  actorId?: string | undefined
  targetId?: string | undefined
  companyId?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const trailQuery = (asked: AskedTrail) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', asked],
    queryFn: ({ signal, pageParam }) => call('listAudit', { query: { ...asked, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  })
