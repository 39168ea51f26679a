// From the token of a link to the one thing it opens. Whoever guesses is slowed down like with any other link (T01).
import { openLink } from '../../access/open-link.ts'
import type { Tx } from '../../db/handles.ts'
import type { Data, Origin } from '../../http/handlers.ts'
import { addressKey } from '../../http/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockEvaluation } from '../evaluations/evaluation-write.queries.ts'
import { enterAsGuest, findGuestLink, lockGuestLink, type GuestLink, type GuestState } from './guest.queries.ts'

const refusals = {
  USED: 'guest_link_used',
  REVOKED: 'guest_link_revoked',
  EXPIRED: 'guest_link_expired',
} as const satisfies Record<Exclude<GuestState, 'OPEN'>, string>

/** In whatever state. Two people are needed: whoever sent it can neither open nor fill it in. */
export async function findOwnLink(data: Data, from: Origin, token: string): Promise<GuestLink> {
  const find = (hash: Buffer) => findGuestLink(data.db, hash)
  const link = await openLink(data, addressKey(from.ip), token, 'guest_link_invalid', find)
  if (from.visitor?.id === link.sent_by) throw new Refusal('guest_link_sender', { linkId: link.id })
  return link
}

function refuseDead({ id, sender }: GuestLink, state: GuestState | undefined) {
  if (state === 'OPEN') return
  if (!state) throw new Refusal('guest_link_invalid', { linkId: id })
  throw new Refusal(refusals[state], { linkId: id, ...(state === 'EXPIRED' && { sender }) })
}

/** Works as the holder of the link. Whom the evaluation is about has no part in this one. */
export async function asGuest<T>(
  data: Data,
  from: Origin,
  token: string,
  work: (tx: Tx, link: GuestLink) => Promise<T>,
): Promise<T> {
  const link = await findOwnLink(data, from, token)
  refuseDead(link, link.state)
  return data.begin(async (tx) => {
    await enterAsGuest(tx, link.evaluation_id)
    // Assignment, evaluation, link: everybody locks them in this order.
    const evaluation = await lockEvaluation(tx, link.evaluation_id)
    refuseDead(link, await lockGuestLink(tx, link.id))
    if (!evaluation || from.visitor?.id === evaluation.apprentice_id) throw new Refusal('guest_link_invalid')
    return work(tx, link)
  })
}
