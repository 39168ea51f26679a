// Who is told of a report, an objection or a decision has one on screen that is out of date.
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { LiveTable } from '../../live/connection.ts'

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/notifications/${userId}`]: (payload) => {
    // They come as notifications about posts, whatever was reported.
    if ((payload as Notification).type !== 'post') return
    void queryClient.invalidateQueries({ queryKey: ['reports'] })
    // The number on the bar.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'figures'] })
  },
})
