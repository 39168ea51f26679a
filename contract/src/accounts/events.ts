import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'
import { sessionStatus } from './status.ts'

export const accountEvents = {
  'session.ended': event({
    payload: z.object({
      sessionId: Id,
      personId: Id,
      reason: z.enum(Object.keys(sessionStatus.verbs) as (keyof typeof sessionStatus.verbs)[]),
    }),
    summary: 'A session is over: its live connections are closed on every node.',
  }),
} as const
