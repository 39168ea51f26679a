import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'

/** Who took the trail along is part of it. */
export async function exportAudit(tx: Tx, me: Member, filters: Record<string, unknown>) {
  await audit(tx, { actorId: me.id, action: 'exportAudit', resource: 'audit', targetId: null, details: filters })
}
