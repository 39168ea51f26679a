import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { countSentToday, lockSentInvitation } from '../invitation-admin.queries.ts'
import { lockInvitingCompany } from '../invitation.queries.ts'
import { placeInvitations } from './place-invitations.ts'
import { PER_ADDRESS_AND_DAY } from './send-invitations.ts'

/** The same invitation with a new link, in the words it had. The one before is worth nothing then. */
export async function resendInvitation(tx: Tx, me: Member, id: string) {
  const before = await lockSentInvitation(tx, id)
  if (!before) throw new Refusal('not_found', { id })
  if (before.status !== 'PENDING') throw new Refusal('status_conflict', { from: before.status })
  await lockInvitingCompany(tx, before.company_id)
  // What the own company sent: of others nothing is told here, the worker counts all of them.
  if ((await countSentToday(tx, before.company_id, before.email)) >= PER_ADDRESS_AND_DAY)
    throw new Refusal('invitation_limit', { id })
  await placeInvitations(tx, me, before.company_id, new Map([[before.email, before.content]]), before.template)
}
