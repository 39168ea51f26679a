import type { Restored } from '@werkplatz/contract/moderation/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { lockRemoval, updateRemovalRestored } from '../removal.queries.ts'

/** Brings back what its author deleted within 90 days. The author reads the reasons. */
export async function restoreRemoved(tx: Tx, me: Member, reportable: Reportable, { id, reasons }: Restored) {
  const found = await lockRemoval(tx, id)
  if (!found || found.is_over) throw new Refusal('content_gone', { id })
  if (found.date_restored) throw new Refusal('status_conflict', { id })
  const { target, target_id: targetId, kept } = found
  const isBack = await reportable[target]?.removable?.restore(tx, me, { reportId: id, targetId }, kept)
  if (!isBack) throw new Refusal('content_gone', { id })
  await updateRemovalRestored(tx, id, me.id, reasons)
  await audit(tx, { actorId: me.id, action: 'restore', resource: 'removal', targetId: id, details: { target } })
  await announce(tx, 'removal.restored', { removalId: id, actorId: me.id })
}
