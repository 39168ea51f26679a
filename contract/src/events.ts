// The list of all events. A feature adds its own line.
import type { z } from 'zod'

import { accountEvents } from './accounts/events.ts'
import { activityEvents } from './activities/events.ts'
import { applicationEvents } from './applications/events.ts'
import { assignmentEvents } from './assignments/events.ts'
import { exportEvents } from './exports/events.ts'
import { moderationEvents } from './moderation/events.ts'
import { notificationEvents } from './notifications/events.ts'
import { setupEvents } from './setup/events.ts'

export const events = {
  ...accountEvents,
  ...notificationEvents,
  ...setupEvents,
  ...activityEvents,
  ...applicationEvents,
  ...assignmentEvents,
  ...exportEvents,
  ...moderationEvents,
} as const

export type EventName = keyof typeof events
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]['payload']>
export const eventNames = Object.keys(events) as EventName[]
