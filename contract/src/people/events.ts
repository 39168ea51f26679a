import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const peopleEvents = {
  'person.supervisorChanged': event({
    payload: z.object({ personId: Id, supervisorId: Id, actorId: Id }),
    summary: 'An apprentice is looked after by somebody else.',
  }),
  'person.handedOver': event({
    payload: z.object({ personId: Id, receiverId: Id, actorId: Id }),
    summary: 'What one person did is now done by another.',
  }),
} as const
