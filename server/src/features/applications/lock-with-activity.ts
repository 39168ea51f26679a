// Always the activity first, then the application: whoever takes both locks in this order never waits in a circle.
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockActivity, type ActivityFacts } from '../activities/activity.queries.ts'
import { findActivityOf, lockApplication, type ApplicationFacts } from './application.queries.ts'

export interface LockedWithActivity {
  activity: ActivityFacts
  application: ApplicationFacts
}

export async function lockWithActivity(tx: Tx, id: string): Promise<LockedWithActivity> {
  const activityId = await findActivityOf(tx, id)
  // Deleted between the guard's look and ours.
  if (!activityId) throw new Refusal('not_found', { id })
  const activity = await lockActivity(tx, activityId)
  const application = await lockApplication(tx, id)
  if (!application) throw new Refusal('not_found', { id })
  return { activity, application }
}
