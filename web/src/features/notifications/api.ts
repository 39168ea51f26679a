// What this feature reads. Failures are not told to anybody: what is missing comes with the next one.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'
import { eventsKey, listKey, unreadKey } from './query-keys.ts'

/** The live channel keeps it current; after a reconnect everything is read again. */
const staleTime = 5 * 60_000

export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: listKey(userId),
    queryFn: ({ signal }) => call('listNotifications', { query: { userId }, signal }),
    staleTime,
  })

export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: async ({ signal }) => (await call('countUnreadNotifications', { query: { userId }, signal })).unread,
    staleTime,
  })

export const liveEventsQuery = queryOptions({
  queryKey: eventsKey,
  queryFn: ({ signal }) => call('listEvents', { signal }),
  staleTime,
})
