// Every feature's live.ts, plugged into the one connection as long as its person is signed in. A feature adds a line.
import type { QueryClient } from '@tanstack/react-query'

import { activityLive } from '../features/activities/live.ts'
import { applicationLive } from '../features/applications/live.ts'
import { exportLive } from '../features/exports/live.ts'
import { homeLive } from '../features/home/live.ts'
import { notificationLive } from '../features/notifications/live.ts'
import type { LiveTable } from '../live/connection.ts'

export const liveTables: readonly ((userId: string, queryClient: QueryClient) => LiveTable)[] = [
  activityLive,
  applicationLive,
  exportLive,
  homeLive,
  notificationLive,
]
