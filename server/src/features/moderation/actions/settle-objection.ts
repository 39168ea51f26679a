import type { SettledObjection } from '@werkplatz/contract/moderation/schemas.ts'
import { objectionStatus } from '@werkplatz/contract/moderation/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { listReportsOf, lockCase, lockObjection, updateObjection } from '../case.queries.ts'
import { bringBack } from './bring-back.ts'

/** By a second person, for good. Taken back, the decision is undone as far as that is still possible. */
export async function settleObjection(tx: Tx, me: Member, reportable: Reportable, made: SettledObjection) {
  const found = await lockCase(tx, made.id)
  const objection = await lockObjection(tx, found.id)
  if (!objection) throw new Refusal('status_conflict', { id: found.id })
  const isChanged = made.outcome === 'CHANGED'
  const isBack = isChanged && (await bringBack(tx, me, reportable, found, ''))
  const details = { reportId: found.id, ...(isBack && { restored: true }) }
  await transition(tx, objectionStatus, objection, isChanged ? 'change' : 'uphold', me, details)
  await updateObjection(tx, objection.id, me.id, made.reasons)
  await announce(tx, 'report.settled', { reportId: found.id, outcome: made.outcome, actorId: me.id })
  if (!isChanged) return
  for (const reportId of await listReportsOf(tx, found.id)) await announce(tx, 'report.answered', { reportId })
}
