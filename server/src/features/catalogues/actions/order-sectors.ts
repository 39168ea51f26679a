import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockSectorIds, updateSectorOrder } from '../entry.queries.ts'

/** Somebody who did not know of a new one puts nothing in order. */
export async function orderSectors(tx: Tx, me: Member, ids: readonly string[]) {
  const known = await lockSectorIds(tx)
  const wanted = new Set(ids)
  const isAll = ids.length === known.length && wanted.size === known.length && known.every((id) => wanted.has(id))
  if (!isAll) throw new Refusal('status_conflict', { why: 'not all of them' })
  await updateSectorOrder(tx, ids)
  await audit(tx, { actorId: me.id, action: 'reorder', resource: 'work_sector', targetId: null })
}
