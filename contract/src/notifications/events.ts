import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const notificationEvents = {
  'notifications.read': event({
    payload: z.object({ personId: Id, ids: z.array(Id) }),
    summary: 'A person has read these notifications: their other tabs and devices are told.',
  }),
} as const
