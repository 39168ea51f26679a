import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/notifications.json'
import { useState } from 'react'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { markReadHere } from './live.ts'
import { listKey, unreadKey } from './query-keys.ts'

export function useNotificationActions(userId: string) {
  const queryClient = useQueryClient()
  const act = useAction()
  const [isMarkingAll, setMarkingAll] = useState(false)
  const bell = [listKey(userId), unreadKey(userId)]
  const read = (id: string, failed: MessageEntry | null) => {
    // What is being read now may still answer with what was before.
    const isAsked = bell.some((queryKey) => queryClient.isFetching({ queryKey, exact: true }) > 0)
    return act({
      // At once, and once: the live channel will say the same.
      optimistic: () => {
        markReadHere(queryClient, userId, id)
        return () => {}
      },
      run: () => call('markNotificationRead', { body: { id, isRead: true } }),
      failed,
      invalidates: isAsked ? bell : [],
      invalidatesOnFailure: bell,
    })
  }
  return {
    isMarkingAll,
    markRead: (id: string) => read(id, messages.openFailed),
    /** Because its thing is on screen: nobody asked for it, so nobody is told when it fails. */
    markSeen: (id: string) => read(id, null),
    markAllRead: async () => {
      setMarkingAll(true)
      await act({
        run: () => call('markAllNotificationsRead', { body: { userId, isRead: true } }),
        done: messages.allRead,
        failed: messages.openFailed,
        invalidates: bell,
      })
      setMarkingAll(false)
    },
  }
}
