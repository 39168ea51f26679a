import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'
import { invitationStatus } from '@werkplatz/contract/invitations/status.ts'

import { canonicalEmail } from '../../../access/canonical-email.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { guardInvitations } from '../guard-invitations.ts'
import {
  insertInvitations,
  lockInvitingCompany,
  lockOpenInvitations,
  type InvitationMail,
} from '../invitation.queries.ts'

export const sendInvitationsQueue = { name: 'send-invitations' }

type Aliases = ReadonlyMap<string, string>

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

/** The same address in two spellings is one; the last one counts. */
export const byCanonicalEmail = (invitations: readonly NewInvitation[], aliases: Aliases) =>
  new Map(invitations.map((one) => [canonicalEmail(one.email, aliases), one]))

/** With the company locked and the list guarded. */
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
