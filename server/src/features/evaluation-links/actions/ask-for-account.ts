import { audit } from '../../../db/audit.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { findOwnLink } from '../as-guest.ts'
import { enterAsGuest, findWish, stampWished } from '../guest.queries.ts'

/** The one thing a dead link can still do, for a day and once: it reads nothing and tells the sender a wish. */
export async function askForAccount(data: Data, from: Origin, token: string) {
  const link = await findOwnLink(data, from, token)
  if (link.state !== 'USED') throw new Refusal('guest_link_invalid', { linkId: link.id })
  if (!link.may_wish) throw new Refusal('guest_link_used', { linkId: link.id })
  await data.begin(async (tx) => {
    if (!(await stampWished(tx, link.id))) return
    await enterAsGuest(tx, link.evaluation_id)
    const wish = await findWish(tx, link.evaluation_id)
    if (!wish) return
    await audit(tx, { actorId: null, action: 'askForAccount', resource: 'evaluation', targetId: link.evaluation_id })
    await enqueueMail(tx, {
      key: `guestAccountWish ${link.id}`,
      template: 'guestAccountWish',
      to: { personId: link.sent_by },
      values: { contactName: wish.contact, apprenticeName: wish.apprentice },
      link: { path: '/admin' },
    })
  })
}
