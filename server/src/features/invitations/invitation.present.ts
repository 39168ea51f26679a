// Rows → contract shapes.
import type { InvitationPage, InvitationRow, KnownAddresses } from '@werkplatz/contract/invitations/schemas.ts'

import { presentPage, type FoundPage } from '../../access/page.ts'
import type { InvitationCountsRow, InvitationRowRow } from './invitation-admin.queries.ts'

export const presentOpenInvitation = (row: { email: string; company_name: string }) => ({
  email: row.email,
  companyName: row.company_name,
})

const presentRow = (row: InvitationRowRow): InvitationRow => {
  const isWaiting = ['OPEN', 'EXPIRING', 'EXPIRED'].includes(row.state)
  return {
    invitationId: row.id,
    email: row.email,
    role: row.role,
    state: row.state,
    companyName: row.company_name,
    supervisor: row.supervisor,
    inviter: row.inviter,
    dateCreated: row.date_created.toISOString(),
    dateExpires: row.expires_at && row.expires_at.toISOString(),
    isReminder: row.template === 'invitationReminder',
    // Whoever is shown a row may do both, as long as nobody has come.
    can: { resend: isWaiting, withdraw: isWaiting },
  }
}

export const presentInvitations = (
  found: FoundPage<InvitationRowRow>,
  size: number,
  counts: InvitationCountsRow,
): InvitationPage => ({ ...presentPage(found, size, presentRow), ...counts })

/** In the spelling they were asked in. */
export function presentKnown(
  asked: readonly (readonly [written: string, canonical: string])[],
  known: ReadonlyMap<string, 'member' | 'invited'>,
): KnownAddresses {
  const of = (what: 'member' | 'invited') =>
    asked.flatMap(([written, canonical]) => (known.get(canonical) === what ? [written] : []))
  return { members: of('member'), invited: of('invited') }
}
