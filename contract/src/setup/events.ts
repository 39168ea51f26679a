import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const setupEvents = {
  'person.joined': event({
    payload: z.object({ personId: Id }),
    summary: 'Somebody has finished their profile and is now in the feed.',
  }),
} as const
