// Who is told about an application or a request has one on screen that is out of date; so has the activity's page, which
// says whether one can apply.
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { LiveTable } from '../../live/connection.ts'

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/notifications/${userId}`]: (payload) => {
    if ((payload as Notification).type !== 'application') return
    // Reading a page counts as «seen»: one that nobody looks at waits until somebody does.
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void queryClient.invalidateQueries({ queryKey: ['applications'], refetchType })
    void queryClient.invalidateQueries({ queryKey: ['activities', 'details'] })
  },
})
