// Whether one can apply, and if not, why: the one place of this rule (decisions §5). Sending an application asks it
// again with the activity locked.
import type { ApplyHindrance } from '@werkplatz/contract/activities/schemas.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Member } from '../../access/member.ts'

export interface ApplyFacts {
  status: ActivityStatus
  author_id: string
  company_id: string
  slots: number
  reserved: number
  /** The caller has a pending or approved application to it. */
  own_application: 'already_applied' | null
  /** The caller's request to apply to an activity of another company. */
  external_request: 'PENDING' | 'APPROVED' | 'REJECTED' | null
}

export function applyHindrance(activity: ApplyFacts, me: Member): ApplyHindrance | null {
  if (activity.author_id === me.id) return 'own'
  if (!me.permissions.has('APPLY_ACTIVITY')) return 'no_permission'
  if (activity.status !== 'PUBLISHED') return 'not_open'
  if (activity.own_application) return activity.own_application
  // 0 slots: no limit.
  if (activity.slots > 0 && activity.reserved >= activity.slots) return 'full'
  if (activity.company_id === me.companyId || activity.external_request === 'APPROVED') return null
  if (activity.external_request === 'PENDING') return 'external_request_pending'
  return activity.external_request === 'REJECTED' ? 'external_request_rejected' : 'external_request_needed'
}
