import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

/** actorId null: the system itself. */
const ofApplication = z.object({ applicationId: Id, actorId: Id.nullable() })
const ofApproval = z.object({ approvalId: Id, actorId: Id.nullable() })
/** The application is gone; what is left to say is about the activity. */
const gone = z.object({ activityId: Id, applicantId: Id, actorId: Id })

export const applicationEvents = {
  'application.sent': event({ payload: ofApplication, summary: 'An application waits for an answer.' }),
  'application.approved': event({ payload: ofApplication, summary: 'An application was accepted.' }),
  'application.rejected': event({ payload: ofApplication, summary: 'An application was declined.' }),
  'application.changed': event({ payload: ofApplication, summary: 'An accepted application was rewritten.' }),
  'application.retracted': event({ payload: gone, summary: 'A pending application was taken back.' }),
  'application.withdrawn': event({ payload: gone, summary: 'An accepted application was taken back; a slot is free.' }),
  'application.answerDue': event({ payload: ofApplication, summary: 'An answer to an application is due soon.' }),
  'application.answerOverdue': event({ payload: ofApplication, summary: 'An application was not answered in time.' }),
  'application.startsSoon': event({ payload: ofApplication, summary: 'What somebody was accepted for starts soon.' }),
  'approval.requested': event({ payload: ofApproval, summary: 'Somebody asks to apply to another company.' }),
  'approval.approved': event({ payload: ofApproval, summary: 'Somebody may apply to another company.' }),
  'approval.rejected': event({ payload: ofApproval, summary: 'Somebody may not apply to another company.' }),
  'approval.answerDue': event({ payload: ofApproval, summary: 'An answer to a request is due soon.' }),
  'approval.answerOverdue': event({ payload: ofApproval, summary: 'A request was not answered in time.' }),
} as const
