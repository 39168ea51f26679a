import type { DeclinedApplications } from '@werkplatz/contract/applications/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockActivity } from '../../activities/activity.queries.ts'
import { lockAnswerable } from '../application.queries.ts'
import { decide } from './review-application.ts'

/** All that wait for the caller's answer to one activity, each by the ordinary decision. */
export async function declineApplications(
  tx: Tx,
  me: Member,
  { activityId, reviewMessage: message }: DeclinedApplications,
  now: Date,
) {
  const activity = await lockActivity(tx, activityId)
  for (const application of await lockAnswerable(tx, me, activityId))
    await decide(tx, me, { activity, application }, { decision: 'REJECTED', message, now })
}
