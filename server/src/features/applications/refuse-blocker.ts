// Why one cannot apply, as a refusal. The rule itself is that of the activity (apply-blocker.ts).
import type { ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'
import type { ErrorCode } from '@werkplatz/contract/rules/errors.ts'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { ActivityFacts } from '../activities/activity.queries.ts'
import { applyBlocker } from '../activities/apply-blocker.ts'
import { findApplyRows } from './application.queries.ts'

export const blockerCodes: Record<ApplyBlocker, ErrorCode> = {
  own: 'forbidden',
  no_permission: 'forbidden',
  not_open: 'activity_not_open',
  started: 'activity_not_open',
  full: 'activity_full',
  already_applied: 'already_applied',
  external_request_needed: 'external_request_needed',
  external_request_pending: 'external_request_needed',
  external_request_rejected: 'external_request_needed',
}

/** With the activity locked: what is true now stays true until the commit. */
export async function blockerOf(
  tx: Tx,
  me: Member,
  { activity, applicationId, now }: { activity: ActivityFacts; applicationId: string | null; now: Date },
) {
  const rows = await findApplyRows(tx, me.id, activity.id, applicationId)
  return applyBlocker({ ...activity, ...rows }, me, swissDay(now))
}

/** `bearable` does not stop the caller: a draft may wait for a free slot. */
export function refuseBlocker(blocker: ApplyBlocker | null, bearable: readonly ApplyBlocker[] = []) {
  if (blocker && !bearable.includes(blocker)) throw new Refusal(blockerCodes[blocker], { blocker })
}
