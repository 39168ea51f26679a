import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { guardInvitations } from '../guard-invitations.ts'
import { lockInvitingCompany } from '../invitation.queries.ts'
import { byCanonicalEmail, placeInvitations, type Aliases } from './place-invitations.ts'

/**
 * Every address is treated alike, whether it has an account or not; the worker decides who gets a mail. A newer
 * invitation of the same company takes the place of an open one.
 */
export async function invite(tx: Tx, me: Member, invitations: readonly NewInvitation[], aliases: Aliases) {
  const byEmail = byCanonicalEmail(invitations, aliases)
  await guardInvitations(tx, me.companyId, invitations)
  await lockInvitingCompany(tx, me.companyId)
  await placeInvitations(tx, me, me.companyId, byEmail)
}
