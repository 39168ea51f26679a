import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const assignmentEvents = {
  'assignment.submitted': event({
    payload: z.object({ assignmentId: Id, actorId: Id }),
    summary: 'An assignment waits for approval.',
  }),
  'assignment.approved': event({
    payload: z.object({ assignmentId: Id, actorId: Id }),
    summary: 'An assignment was approved; what stands in it is in force.',
  }),
  'assignment.rejected': event({
    payload: z.object({ assignmentId: Id, actorId: Id }),
    summary: 'An assignment was sent back to its apprentice.',
  }),
  'assignment.changed': event({
    payload: z.object({ assignmentId: Id, actorId: Id }),
    summary: 'The apprentice corrected an approved assignment in what is not decided about.',
  }),
  'assignment.contactNamed': event({
    payload: z.object({ assignmentId: Id, contactId: Id, actorId: Id }),
    summary: 'Somebody accompanies an assignment that was handed in.',
  }),
  'assignment.contactRemoved': event({
    payload: z.object({ assignmentId: Id, contactId: Id, actorId: Id }),
    summary: 'Somebody no longer accompanies an assignment: another person does.',
  }),
} as const
