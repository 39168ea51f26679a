// Whoever is told that an export is ready sees it at once, on whatever page.
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { LiveTable } from '../../live/connection.ts'
import { exportsKey } from './api.ts'

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/notifications/${userId}`]: (payload) => {
    if ((payload as Notification).type === 'activity') void queryClient.invalidateQueries({ queryKey: exportsKey })
  },
})
