import type { NewApproval } from '@werkplatz/contract/applications/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockActivity } from '../../activities/activity.queries.ts'
import { answerDates } from '../answer-clock.ts'
import { findAnswerTerms, findApplyRows } from '../application.queries.ts'
import { insertApproval } from '../approval.queries.ts'
import { blockerOf, refuseBlocker } from '../refuse-blocker.ts'

/** One open request per person and activity; after a rejection one may ask again. Their own company answers. */
export async function requestApproval(tx: Tx, me: Member, asked: NewApproval, now: Date): Promise<string> {
  const { activityId } = asked
  const activity = await lockActivity(tx, activityId)
  refuseBlocker(await blockerOf(tx, me, { activity, applicationId: null, now }), [
    'external_request_needed',
    'external_request_pending',
    'external_request_rejected',
  ])
  // To their own company one applies without asking.
  if (activity.company_id === me.companyId) throw new Refusal('forbidden', { activityId })
  const { external_request: known } = await findApplyRows(tx, me.id, activityId, null)
  if (known === 'PENDING' || known === 'APPROVED') throw new Refusal('request_exists', { known })
  const id = await insertApproval(tx, me, asked, answerDates(now, await findAnswerTerms(tx, me.companyId)))
  await audit(tx, { actorId: me.id, action: 'request', resource: 'approval', targetId: id, toStatus: 'PENDING' })
  await announce(tx, 'approval.requested', { approvalId: id, actorId: me.id })
  return id
}
