// When something moves on the marketplace, the home page reads its lists again.
import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '@werkplatz/contract/notifications/schemas.ts'

import type { LiveTable } from '../../live/connection.ts'

const changes: readonly LiveEvent['eventInteraction'][] = [
  'ACTIVITY_PUBLISHED',
  'ACTIVITY_FEATURED',
  'ACTIVITY_STARTED',
  'ACTIVITY_ARCHIVED',
]

/** Everybody hears of it in the same moment; asking is spread, so that the server is not asked by all at once. */
const spreadMs = 1500

export function liveTable(_userId: string, queryClient: QueryClient): LiveTable {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    '/topic/events': (payload) => {
      if (!changes.includes((payload as LiveEvent).eventInteraction)) return
      clearTimeout(timer)
      timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['home'] }), Math.random() * spreadMs)
    },
  }
}
