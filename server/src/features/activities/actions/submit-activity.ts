import { activityStatus, type ActivityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { requireComplete } from '../activity-content.ts'
import { lockActivity } from '../activity.queries.ts'

/** The author asks for review. */
export async function submitActivity(tx: Tx, me: Member, id: string) {
  const activity = await lockActivity(tx, id)
  requireComplete({ ...activity, workSectorId: activity.work_sector_id })
  await submit(tx, me, activity)
}

/** The same for a row that is being saved anyway. */
export async function submit(tx: Tx, me: Member, activity: { id: string; status: ActivityStatus }) {
  await transition(tx, activityStatus, activity, 'submit', me)
  await announce(tx, 'activity.submitted', { activityId: activity.id, actorId: me.id })
}
