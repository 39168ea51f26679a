// Whether one can apply, and if not, why: the one place of this rule (decisions §5). Sending an application asks it
// again with the activity locked.
import type { ActivityType, ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'

import type { Member } from '../../access/member.ts'

export interface ApplyFacts {
  status: ActivityStatus
  author_id: string
  company_id: string
  type: ActivityType
  date_start: string | null
  /** One can apply although it has started. */
  is_joinable_anytime: boolean
  slots: number
  reserved: number
  /** The caller has a pending or approved application to it. */
  own_application: 'already_applied' | null
  /** The caller's request to apply to an activity of another company. */
  external_request: 'PENDING' | 'APPROVED' | 'REJECTED' | null
}

/** Also under way, where one may join at any time. */
const isOpen = ({ status, type, is_joinable_anytime: isJoinable }: ApplyFacts) =>
  status === 'PUBLISHED' || (status === 'ONGOING' && type === 'PROJECT' && isJoinable)

const hasStarted = ({ type, date_start: start, is_joinable_anytime: isJoinable }: ApplyFacts, today: string) =>
  type === 'PROJECT' && !isJoinable && start !== null && start < today

export function applyBlocker(activity: ApplyFacts, me: Member, today: string): ApplyBlocker | null {
  if (activity.author_id === me.id) return 'own'
  if (!me.permissions.has('APPLY_ACTIVITY')) return 'no_permission'
  if (!isOpen(activity)) return 'not_open'
  if (hasStarted(activity, today)) return 'started'
  if (activity.own_application) return activity.own_application
  // 0 slots: no limit.
  if (activity.slots > 0 && activity.reserved >= activity.slots) return 'full'
  if (activity.company_id === me.companyId || activity.external_request === 'APPROVED') return null
  if (activity.external_request === 'PENDING') return 'external_request_pending'
  return activity.external_request === 'REJECTED' ? 'external_request_rejected' : 'external_request_needed'
}
