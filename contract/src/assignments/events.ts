import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const assignmentEvents = {
  'assignment.submitted': event({
    payload: z.object({ assignmentId: Id, actorId: Id }),
    summary: 'An assignment waits for approval.',
  }),
} as const
