import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { deleteContents, deleteVersion } from '../criteria/criteria.queries.ts'
import { lockDraft } from '../criteria/lock-draft.ts'

export async function discardCriteria(tx: Tx, me: Member, version: number) {
  await lockDraft(tx, version)
  await deleteContents(tx, version)
  await deleteVersion(tx, version)
  await audit(tx, {
    actorId: me.id,
    action: 'delete',
    resource: 'criteria_version',
    targetId: null,
    details: { version },
  })
}
