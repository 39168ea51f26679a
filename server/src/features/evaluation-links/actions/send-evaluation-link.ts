import { linkLimits } from '@werkplatz/contract/evaluation-links/limits.ts'
import type { NewEvaluationLink } from '@werkplatz/contract/evaluation-links/schemas.ts'

import { canonicalEmail } from '../../../access/canonical-email.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { newLinkToken } from '../../../lib/link-tokens.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import type { Services } from '../../../services.ts'
import {
  insertGuestEvaluation,
  insertLink,
  isAddressOf,
  lockSending,
  lockSentLinks,
  revokeLink,
  updateContactEmail,
} from '../evaluation-link.queries.ts'
import { mailLink } from './mail-link.ts'

/** The first one makes the evaluation; a further one takes the place of the one before. */
export async function sendEvaluationLink(
  tx: Tx,
  me: Member,
  { assignmentId: id, email: typed }: NewEvaluationLink,
  { secret, aliases }: Pick<Services, 'secret' | 'aliases'>,
) {
  const email = canonicalEmail(typed, aliases)
  const sending = await lockSending(tx, id)
  if (!sending?.is_in_force || sending.contact_id) throw new Refusal('status_conflict', { id })
  if (sending.is_too_early) throw new Refusal('evaluation_not_open', { id })
  if (await isAddressOf(tx, email, [me.id, sending.apprentice_id]))
    throw wrongField('email', 'Schick den Link an die Kontaktperson, nicht an dich selbst oder die lernende Person.')
  await insertGuestEvaluation(tx, id)
  const { is_submitted: isSubmitted, sent } = await lockSentLinks(tx, id)
  if (isSubmitted) throw new Refusal('evaluation_submitted', { id })
  if (sent > linkLimits.renewals) throw new Refusal('guest_link_limit', { id, sent })
  await updateContactEmail(tx, id, email)
  await revokeLink(tx, id)
  const { seed, hash } = newLinkToken(secret)
  const linkId = await insertLink(tx, { evaluationId: id, address: email, sentBy: me.id, hash, seed })
  await audit(tx, {
    actorId: me.id,
    action: 'sendGuestLink',
    resource: 'assignment',
    targetId: id,
    details: { linkId, renewal: sent },
  })
  await mailLink(tx, linkId, 'guestEvaluation', seed)
}
