import type { Data, Origin } from '../../../http/handlers.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { listCriteria } from '../../evaluations/evaluation.queries.ts'
import { asGuest } from '../as-guest.ts'
import { findGuestEvaluation, stampOpened } from '../guest.queries.ts'

/** Opening is noted, so that the sender knows that the mail has arrived. */
export async function openGuestEvaluation(data: Data, from: Origin, token: string) {
  const { row, link } = await asGuest(data, from, token, async (tx, opened) => {
    await stampOpened(tx, opened.id)
    return { row: await findGuestEvaluation(tx, opened.evaluation_id), link: opened }
  })
  if (!row) throw new Refusal('guest_link_invalid')
  return { row, link, criteria: await listCriteria(data.db, { version: row.version }) }
}
