import type { ChangedActivity } from '@werkplatz/contract/activities/schemas.ts'
import { activityStatus } from '@werkplatz/contract/activities/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { contentOf, refuseGaps, refuseUnknownSector } from '../activity-content.ts'
import { lockActivity, updateActivity, type ActivityFacts } from '../activity.queries.ts'
import { attachAll } from '../attach.ts'
import { handIn } from './submit-activity.ts'

/** An edit keeps the status. Two ways lead on: the author hands it in with it, or the audience grows without review. */
export async function editActivity(tx: Tx, me: Member, form: ChangedActivity) {
  const activity = await lockActivity(tx, form.id)
  const isHandedIn = handsIn(activity, me, form)
  const content = contentOf(form)
  if (isHandedIn || !['DRAFT', 'ARCHIVED'].includes(activity.status)) refuseGaps(content)
  refuseTooFewSlots(activity, form.slots)
  await refuseUnknownSector(tx, content.workSectorId)
  await updateActivity(tx, activity.id, content)
  await attachAll(tx, me, activity.id, form)
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'activity', targetId: activity.id })
  await announce(tx, 'activity.saved', { activityId: activity.id, actorId: me.id })
  if (isHandedIn) await handIn(tx, me, activity)
  else if (needsReview(activity, me, form)) {
    await transition(tx, activityStatus, activity, 'widen', me)
    await announce(tx, 'activity.submitted', { activityId: activity.id, actorId: me.id })
  }
}

/** The form names the status it was loaded with; another one means that somebody was faster, or that it is handed in. */
function handsIn(activity: ActivityFacts, me: Member, { activityStatus: named }: ChangedActivity): boolean {
  if (named === activity.status) return false
  const isAuthor = activity.author_id === me.id
  if (named === 'PENDING' && isAuthor && 'to' in nextStatus(activityStatus, activity.status, 'submit')) return true
  throw new Refusal('status_conflict', { named, status: activity.status })
}

function needsReview(activity: ActivityFacts, me: Member, { isPublic }: ChangedActivity): boolean {
  if (activity.is_public || !isPublic || me.permissions.has('APPROVE_ACTIVITY')) return false
  return 'to' in nextStatus(activityStatus, activity.status, 'widen')
}

function refuseTooFewSlots({ reserved }: ActivityFacts, slots: number) {
  if (slots === 0 || slots >= reserved) return
  const sentence = `«Anzahl Stellen» muss mindestens ${reserved} sein: So viele sind schon zugesagt.`
  throw new Refusal('bad_input', { sentences: [sentence] })
}
