// Whoever is told that an export is ready sees it at once, on whatever page.
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { LiveTable } from '../../live/connection.ts'
import { exportsKey } from './api.ts'

/** The types under which exports are told. */
const told = ['activity', 'assignment']

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/notifications/${userId}`]: (payload) => {
    if (told.includes((payload as Notification).type)) void queryClient.invalidateQueries({ queryKey: exportsKey })
  },
})
