import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const evaluationLinkEvents = {
  'evaluation.linkExpired': event({
    payload: z.object({ assignmentId: Id, senderId: Id }),
    summary: 'A link to a part of an evaluation ran out, and nothing was submitted with it.',
  }),
} as const
