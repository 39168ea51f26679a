import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { giveEvaluation, lockAdoptable } from '../due-link.queries.ts'

/** Whoever made an account with the address a link went to goes on there with what they began, or keeps what they said. */
export async function adoptEvaluations(tx: Tx, personId: string) {
  for (const id of await lockAdoptable(tx, personId)) {
    await giveEvaluation(tx, id, personId)
    await audit(tx, { actorId: personId, action: 'adoptEvaluation', resource: 'evaluation', targetId: id })
  }
}
