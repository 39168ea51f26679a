import type { ChangedActivity } from '@werkplatz/contract/activities/form-schemas.ts'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import { activityStatus } from '@werkplatz/contract/activities/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { changedFields } from '../../activity-review/changes.present.ts'
import { findVersion } from '../../activity-review/version.queries.ts'
import { attachAll, contentOf, requireComplete, refuseUnknownSector, wideningNeedsReview } from '../activity-content.ts'
import { lockActivity, updateActivity, type ActivityFacts } from '../activity.queries.ts'
import { submit } from './submit-activity.ts'

/** An edit keeps the status. Two ways lead on: the author hands it in with it, or the audience grows without review. */
export async function editActivity(tx: Tx, me: Member, form: ChangedActivity) {
  const activity = await lockActivity(tx, form.id)
  const isSubmitted = submits(activity, me, form)
  const isWidened = !isSubmitted && form.isPublic && wideningNeedsReview(activity, me)
  const content = contentOf(form)
  if (isSubmitted || isWidened || !['DRAFT', 'ARCHIVED'].includes(activity.status)) requireComplete(content)
  refuseTooFewSlots(activity, form.slots)
  await refuseUnknownSector(tx, content.workSectorId, activity.work_sector_id)
  const before = await findVersion(tx, activity.id)
  await updateActivity(tx, activity.id, content)
  await attachAll(tx, me, activity.id, form)
  const details = { fields: changedFields(before, await findVersion(tx, activity.id)) }
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'activity', targetId: activity.id, details })
  await announce(tx, 'activity.saved', { activityId: activity.id, actorId: me.id })
  if (isSubmitted) await submit(tx, me, activity)
  else if (isWidened) {
    await transition(tx, activityStatus, activity, 'widen', me)
    await announce(tx, 'activity.submitted', { activityId: activity.id, actorId: me.id })
  }
}

/** The form names the status it was loaded with; another one means that somebody was faster, or that it is handed in. */
function submits(activity: ActivityFacts, me: Member, { activityStatus: named }: ChangedActivity): boolean {
  if (named === activity.status) return false
  const isAuthor = activity.author_id === me.id
  if (named === 'PENDING' && isAuthor && 'to' in nextStatus(activityStatus, activity.status, 'submit')) return true
  throw new Refusal('status_conflict', { named, status: activity.status })
}

function refuseTooFewSlots({ reserved }: ActivityFacts, slots: number) {
  if (slots === 0 || slots >= reserved) return
  const sentence = `«${activityFieldLabels.slots}» muss mindestens ${reserved} sein: So viele sind schon zugesagt.`
  throw wrongField('slots', sentence)
}
