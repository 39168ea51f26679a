import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { obstacleOf } from '../kept.ts'
import { dueFrom } from '../my-data.present.ts'
import { findPlan, findWaitingDeletion, insertDeletion, type DeletionRow } from '../my-data.queries.ts'

const refusals = { LAST_OFFICER: 'last_officer', LAST_OWNER: 'last_owner' } as const

/** In two weeks; by the person, or by whoever manages the account. Asked for twice it stays with the first day. */
export async function askDeletion(tx: Tx, actorId: string, personId: string, now: Date): Promise<DeletionRow> {
  const waiting = await findWaitingDeletion(tx, personId)
  if (waiting) return waiting
  const plan = await findPlan(tx, personId)
  if (!plan) throw new Refusal('not_found', { id: personId })
  const obstacle = obstacleOf(plan)
  if (obstacle) throw new Refusal(refusals[obstacle])
  const asked = await insertDeletion(tx, { personId, askedBy: actorId, now, due: dueFrom(now) })
  // Somebody's other window was faster by a moment.
  if (!asked) return (await findWaitingDeletion(tx, personId))!
  await audit(tx, {
    actorId,
    action: 'askDeletion',
    resource: 'deletion',
    targetId: asked.id,
    toStatus: 'WAITING',
    details: { personId },
  })
  await enqueueMail(tx, {
    key: `deletion ${asked.id}`,
    template: 'deletionAsked',
    to: { personId },
    values: { date: zurichText(asked.date_due), dateCreated: zurichText(asked.date_created) },
    link: { path: '/dashboard/control-panel' },
  })
  return asked
}
