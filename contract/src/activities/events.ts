import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

/** actorId null: the system itself. */
const by = z.object({ activityId: Id, actorId: Id.nullable() })
/** Who could open it when it happened, beside its author: its company, or also others. null: nobody. */
const seen = by.extend({ audience: z.enum(['COMPANY', 'EXTERNAL']).nullable() })
/** With its title: nothing is left to read it from. */
const deleted = by.extend({ title: z.string(), workSectorId: Id.nullable(), applicantIds: z.array(Id) })

export const activityEvents = {
  'activity.saved': event({ payload: by, summary: 'An activity was written or rewritten.' }),
  'activity.submitted': event({ payload: by, summary: 'An activity waits for review.' }),
  'activity.approved': event({ payload: by, summary: 'An activity may be published.' }),
  'activity.rejected': event({ payload: by, summary: 'An activity must be adapted and handed in again.' }),
  'activity.published': event({ payload: seen, summary: 'An activity is on the marketplace.' }),
  'activity.begun': event({ payload: seen, summary: 'An activity is under way.' }),
  'activity.archived': event({ payload: seen, summary: 'An activity is finished.' }),
  'activity.deleted': event({ payload: deleted, summary: 'An activity is gone, and what was written to it.' }),
  'activity.missed': event({ payload: by, summary: 'A project is over that nobody joined.' }),
  'activity.restored': event({ payload: by, summary: 'An archived activity is a draft again.' }),
  'activity.featured': event({ payload: seen, summary: 'An activity is shown on the home page.' }),
} as const
