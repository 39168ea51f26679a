import { NOT_REMOVABLE, type DecidedReport } from '@werkplatz/contract/moderation/schemas.ts'
import { reportStatus } from '@werkplatz/contract/moderation/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import type { Kept, Reportable } from '../../../plugs/report-targets.ts'
import { listReportsOf, lockCase, updateDecision, type CaseFacts } from '../case.queries.ts'

/**
 * By whoever took it. The author is told of a measure, everybody who reported it of what came of it. Returns what is kept
 * of removed content; null: nothing was removed.
 */
export async function decideReport(
  tx: Tx,
  me: Member,
  reportable: Reportable,
  now: Date,
  made: DecidedReport,
): Promise<Kept | null> {
  const found = await lockCase(tx, made.id)
  // Given back and taken by somebody else since the guard looked.
  if (found.status === 'TAKEN' && found.taken_by !== me.id) throw new Refusal('status_conflict', { id: found.id })
  const { decision, reasons, answer } = made
  await transition(tx, reportStatus, found, 'decide', me, { decision })
  const kept = decision === 'REMOVED' ? await remove(tx, me, reportable, found) : null
  await updateDecision(tx, found.id, { decision, reasons, answer, decidedBy: me.id, decidedAt: now, kept })
  await announce(tx, 'report.decided', { reportId: found.id, decision, actorId: me.id })
  for (const reportId of await listReportsOf(tx, found.id)) await announce(tx, 'report.answered', { reportId })
  return kept
}

async function remove(tx: Tx, me: Member, reportable: Reportable, found: CaseFacts): Promise<Kept | null> {
  const removable = reportable[found.target]?.removable
  if (!removable) throw wrongField('decision', NOT_REMOVABLE)
  return removable.remove(tx, me, { reportId: found.id, targetId: found.target_id })
}
