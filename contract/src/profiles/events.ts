import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const profileEvents = {
  'profile.updated': event({
    payload: z.object({ personId: Id }),
    summary: 'Somebody has changed what their profile shows; told at most once an hour.',
  }),
} as const
