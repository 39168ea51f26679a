import { invitationStatus } from '@werkplatz/contract/invitations/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockSentInvitation } from '../invitation-admin.queries.ts'

/** Its link opens nothing any more. Of whoever was faster and has an account now, nothing changes. */
export async function withdrawInvitation(tx: Tx, me: Member, id: string) {
  const invitation = await lockSentInvitation(tx, id)
  if (!invitation) throw new Refusal('not_found', { id })
  await transition(tx, invitationStatus, invitation, 'withdraw', me)
}
