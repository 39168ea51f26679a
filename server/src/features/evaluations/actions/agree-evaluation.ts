import type { Agreements } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockedEvaluation } from '../evaluation-state.ts'
import { updateAgreements } from '../evaluation-write.queries.ts'

/** What both take on: either side writes it down, and it heads the apprentice's next evaluation. */
export async function agreeEvaluation(tx: Tx, me: Member, { assignmentId, agreements }: Agreements) {
  const { id, status } = await lockedEvaluation(tx, assignmentId)
  if (status === 'DRAFT') throw new Refusal('evaluation_not_both', { id })
  await updateAgreements(tx, id, agreements)
  await audit(tx, { actorId: me.id, action: 'agree', resource: 'evaluation', targetId: id })
}
