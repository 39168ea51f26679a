import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

/** Without an actor: the contact person has no account and came by a link. */
const OfEvaluation = z.object({ assignmentId: Id, actorId: Id.nullable() })

export const evaluationEvents = {
  'evaluation.submitted': event({
    payload: OfEvaluation,
    summary: 'The first of two sides submitted its part of an evaluation; the other is still to come.',
  }),
  'evaluation.completed': event({
    payload: OfEvaluation,
    summary: 'Both sides have submitted: both parts can be read.',
  }),
  'evaluation.discussed': event({
    payload: OfEvaluation,
    summary: 'One side says that the evaluation was talked about.',
  }),
  'evaluation.stated': event({
    payload: OfEvaluation,
    summary: 'One side added its statement to an evaluation.',
  }),
  'evaluation.opened': event({
    payload: z.object({ assignmentId: Id }),
    summary: 'The assignment ends in a week: time for its evaluation.',
  }),
  'evaluation.overdue': event({
    payload: z.object({ assignmentId: Id }),
    summary: 'The assignment is over, and one side has not submitted yet.',
  }),
  'evaluation.lastCall': event({
    payload: z.object({ assignmentId: Id }),
    summary: 'Two weeks after the assignment one side has still not submitted: nobody is reminded again.',
  }),
} as const
