import type { Restored } from '@werkplatz/contract/moderation/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { lockCase, lockObjection } from '../case.queries.ts'
import { bringBack } from './bring-back.ts'

/** With reasons that its author reads, and without an objection. Once the author has objected, a second person decides instead. */
export async function restoreReported(tx: Tx, me: Member, reportable: Reportable, { id, reasons }: Restored) {
  const found = await lockCase(tx, id)
  const objection = await lockObjection(tx, found.id)
  if (found.decision !== 'REMOVED' || found.date_restored || objection?.status === 'OPEN')
    throw new Refusal('status_conflict', { id: found.id })
  if (!(await bringBack(tx, me, reportable, found, reasons))) throw new Refusal('content_gone', { id: found.id })
  await audit(tx, { actorId: me.id, action: 'restore', resource: 'report', targetId: found.id })
  await announce(tx, 'report.restored', { reportId: found.id, actorId: me.id })
}
