// Calls of this feature. Failures of these reads are not told to anybody: what is missing comes with the next one.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/notifications.json'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { markReadHere } from './live.ts'
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

export function useMarkRead(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('markNotificationRead', { body: { id, isRead: true } }),
    // At once, and once: the live channel will say the same.
    onMutate: (id) => markReadHere(queryClient, userId, id),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: listKey(userId) })
      void queryClient.invalidateQueries({ queryKey: unreadKey(userId) })
      showMessage(messages.openFailed, isApiError(error) ? error : {})
    },
  })
}

export function useMarkAllRead(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('markAllNotificationsRead', { body: { userId, isRead: true } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: listKey(userId) })
      void queryClient.invalidateQueries({ queryKey: unreadKey(userId) })
      showMessage(messages.allRead)
    },
    onError: (error) => showMessage(messages.openFailed, isApiError(error) ? error : {}),
  })
}
