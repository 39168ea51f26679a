import { roleLabels, type Role } from '@werkplatz/contract/rules/roles.ts'

import type { Tx } from '../../../db/handles.ts'
import { newLinkToken } from '../../../lib/link-tokens.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMails } from '../../mail/actions/enqueue-mail.ts'
import { giveTokens, lockMailableInvitations } from '../invitation.queries.ts'

const INVITATION_DAYS = 14
export const PER_ADDRESS_AND_DAY = 3

/** Gives each open invitation its token and puts its mail on the way, together or not at all; a repeat finds none left. */
export async function sendInvitations(tx: Tx, secret: Buffer, invitationIds: readonly string[]) {
  const invitations = await lockMailableInvitations(tx, invitationIds, PER_ADDRESS_AND_DAY)
  if (invitations.length === 0) return
  const withTokens = invitations.map((invitation) => ({ ...invitation, ...newLinkToken(secret) }))
  const expires = await giveTokens(tx, withTokens, INVITATION_DAYS)
  await enqueueMails(
    tx,
    withTokens.map((invitation) => ({
      key: `invitation ${invitation.id}`,
      template: invitation.template,
      to: { address: invitation.email },
      values: {
        inviterName: `${invitation.name_first} ${invitation.name_last}`,
        companyName: invitation.company_name,
        ...(invitation.template === 'invitation' && { roleLabel: roleLabels[invitation.role as Role] }),
        expiresAt: zurichText(expires),
      },
      link: { path: '/dashboard/sign-up', seed: invitation.seed },
    })),
  )
}
