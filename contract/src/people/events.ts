import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Day, Id } from '../shared/shapes.ts'

export const peopleEvents = {
  'person.supervisorChanged': event({
    payload: z.object({ personId: Id, supervisorId: Id, actorId: Id }),
    summary: 'An apprentice is looked after by somebody else.',
  }),
  'person.handedOver': event({
    payload: z.object({ personId: Id, receiverId: Id, actorId: Id }),
    summary: 'What one person did is now done by another.',
  }),
  'person.lastDaySet': event({
    payload: z.object({ personId: Id, lastDay: Day, actorId: Id }),
    summary: 'A person has a last day, or another one.',
  }),
  'person.lastDayNear': event({
    payload: z.object({ personId: Id, lastDay: Day }),
    summary: 'The last day of a person is 14 or 3 days away.',
  }),
  'person.lastDayBlocked': event({
    payload: z.object({ personId: Id, lastDay: Day }),
    summary: 'The last day of a person has passed, but access could not end.',
  }),
} as const
