import type { AccessQuestion } from '@werkplatz/contract/access-check/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'

/** Whoever asks what somebody may see leaves a trace, also when nothing is found. */
export async function noteQuestion(tx: Tx, me: Member, { userId, action, id }: AccessQuestion) {
  await audit(tx, {
    actorId: me.id,
    action: 'explainAccess',
    resource: 'person',
    targetId: userId,
    details: { asked: action, ...(id && { id }) },
  })
}
