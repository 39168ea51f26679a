import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { updateRestored, type CaseFacts } from '../case.queries.ts'

/** What was taken away is there again, as it was. False: nothing is kept of it, or it is gone. */
export async function bringBack(
  tx: Tx,
  me: Member,
  reportable: Reportable,
  found: CaseFacts,
  reasons: string,
): Promise<boolean> {
  const removable = reportable[found.target]?.removable
  if (!removable || !found.kept) return false
  const isBack = await removable.restore(tx, me, { reportId: found.id, targetId: found.target_id }, found.kept)
  if (isBack) await updateRestored(tx, found.id, me.id, reasons)
  return isBack
}
