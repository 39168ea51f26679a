// Somebody wrote a post: a hint over the list. What one is told of is read again.
import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent, Notification } from '@werkplatz/contract/notifications/schemas.ts'

import { session } from '../../api/session/session.ts'
import type { LiveTable } from '../../live/connection.ts'
import { postQuery } from './api.ts'
import { hearPost } from './new-posts.ts'

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  '/topic/events': (payload) => {
    const event = payload as LiveEvent
    const state = session.state()
    hearPost(event, state.phase === 'authenticated' && state.user.nameFirst === event.nameFirst)
  },
  [`/topic/notifications/${userId}`]: (payload) => {
    const { type, targetId } = payload as Notification
    if (type === 'post' || type === 'comment')
      void queryClient.invalidateQueries({ queryKey: postQuery(targetId).queryKey })
  },
})
