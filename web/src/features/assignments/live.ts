// Who is told about an assignment has one on screen that is out of date.
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { LiveTable } from '../../live/connection.ts'

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/notifications/${userId}`]: (payload) => {
    if ((payload as Notification).type === 'assignment')
      void queryClient.invalidateQueries({ queryKey: ['assignments'] })
  },
})
