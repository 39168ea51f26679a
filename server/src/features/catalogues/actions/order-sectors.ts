import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { orderAllSectors } from '../entry.queries.ts'

/** Somebody who did not know of a new one puts nothing in order. */
export async function orderSectors(tx: Tx, me: Member, ids: readonly string[]) {
  if (!(await orderAllSectors(tx, ids))) throw new Refusal('status_conflict', { why: 'not all of them' })
  await audit(tx, { actorId: me.id, action: 'reorder', resource: 'work_sector', targetId: null })
}
