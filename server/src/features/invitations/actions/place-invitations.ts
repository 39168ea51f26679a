import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'
import { invitationStatus } from '@werkplatz/contract/invitations/status.ts'

import { canonicalEmail } from '../../../access/canonical-email.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { insertInvitations, lockOpenInvitations, type InvitationMail } from '../invitation.queries.ts'

export const sendInvitationsQueue = { name: 'send-invitations' }

export type Aliases = ReadonlyMap<string, string>

/** The same address in two spellings is one; the last one counts. */
export const byCanonicalEmail = (invitations: readonly NewInvitation[], aliases: Aliases) =>
  new Map(invitations.map((one) => [canonicalEmail(one.email, aliases), one]))

/** With the company locked and the list guarded. Open ones of the same address are replaced. */
export async function placeInvitations(
  tx: Tx,
  me: Member,
  companyId: string,
  byEmail: ReadonlyMap<string, Omit<NewInvitation, 'email'>>,
  template: InvitationMail = 'invitation',
) {
  if (byEmail.size === 0) return
  for (const open of await lockOpenInvitations(tx, companyId, [...byEmail.keys()])) {
    await transition(tx, invitationStatus, open, 'replace', me)
  }
  const rows = [...byEmail].map(([email, { role, adultFrom, supervisorId, professionId }]) => ({
    company_id: companyId,
    invited_by: me.id,
    email,
    role,
    adult_from: adultFrom ?? null,
    supervisor_id: supervisorId ?? null,
    profession_id: professionId ?? null,
    template,
  }))
  const invitationIds = await insertInvitations(tx, rows)
  await audit(tx, {
    actorId: me.id,
    action: template === 'invitationReminder' ? 'remind' : 'invite',
    resource: 'invitation',
    targetId: null,
    details: { companyId, count: invitationIds.length },
  })
  await enqueue(tx, sendInvitationsQueue, { invitationIds })
}
