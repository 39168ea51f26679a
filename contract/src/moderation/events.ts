import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'
import { ReportDecision, ReportTarget } from './schemas.ts'

/** Ids only: reasons and answers are in one table and nowhere else. */
export const moderationEvents = {
  'report.filed': event({
    payload: z.object({ reportId: Id, target: ReportTarget, targetId: Id, reporterId: Id }),
    summary: 'Somebody reported content; the moderators are told.',
  }),
  'report.decided': event({
    payload: z.object({ reportId: Id, decision: ReportDecision, actorId: Id }),
    summary: 'A report was decided; the author is told.',
  }),
  'report.answered': event({
    payload: z.object({ reportId: Id }),
    summary: 'What came of a report, one event for everybody who reported it.',
  }),
  'report.objected': event({
    payload: z.object({ reportId: Id, actorId: Id }),
    summary: 'The author objects; those who could decide a second time are told.',
  }),
  'report.settled': event({
    payload: z.object({ reportId: Id, outcome: z.enum(['UPHELD', 'CHANGED']), actorId: Id }),
    summary: 'A second person decided about an objection; whoever objected is told.',
  }),
  'report.restored': event({
    payload: z.object({ reportId: Id, actorId: Id }),
    summary: 'What was taken away is back; its author is told.',
  }),
  'removal.restored': event({
    payload: z.object({ removalId: Id, actorId: Id }),
    summary: 'What an author had deleted is back; the author is told.',
  }),
} as const
