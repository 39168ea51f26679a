import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { deleteMarkRow } from '../mark.queries.ts'

export async function deleteMark(tx: Tx, me: Member, id: string) {
  await deleteMarkRow(tx, id)
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'mark', targetId: id })
}
