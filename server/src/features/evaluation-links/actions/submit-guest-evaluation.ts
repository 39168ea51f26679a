import type { Data, Origin } from '../../../http/handlers.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { submitEvaluation } from '../../evaluations/actions/submit-evaluation.ts'
import { asGuest } from '../as-guest.ts'
import { findGuestPart, stampUsed } from '../guest.queries.ts'

/** For good: the part can no longer change, and the link is dead. */
export async function submitGuestEvaluation(data: Data, from: Origin, token: string) {
  await asGuest(data, from, token, async (tx, link) => {
    const partId = await findGuestPart(tx, link.evaluation_id)
    if (!partId) throw new Refusal('evaluation_incomplete', { id: link.evaluation_id })
    await submitEvaluation(tx, { id: null }, partId)
    await stampUsed(tx, link.id)
  })
}
