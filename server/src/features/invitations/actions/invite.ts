import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'
import { invitationStatus } from '@werkplatz/contract/invitations/status.ts'

import { canonicalEmail } from '../../../access/canonical-email.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { guardInvitations } from '../guard-invitations.ts'
import { insertInvitations, lockInvitingCompany, lockOpenInvitations } from '../invitation.queries.ts'

export const sendInvitationsQueue = { name: 'send-invitations' }

/**
 * Every address is treated alike, whether it has an account or not; the worker decides who gets a mail. A newer
 * invitation of the same company takes the place of an open one.
 */
export async function invite(
  tx: Tx,
  me: Member,
  invitations: readonly NewInvitation[],
  aliases: ReadonlyMap<string, string>,
) {
  const byEmail = new Map(invitations.map((one) => [canonicalEmail(one.email, aliases), one]))
  await guardInvitations(tx, me.companyId, invitations)
  await lockInvitingCompany(tx, me.companyId)
  for (const open of await lockOpenInvitations(tx, me.companyId, [...byEmail.keys()])) {
    await transition(tx, invitationStatus, open, 'replace', me)
  }
  const rows = [...byEmail].map(([email, { role, adultFrom, supervisorId, professionId }]) => ({
    company_id: me.companyId,
    invited_by: me.id,
    email,
    role,
    adult_from: adultFrom ?? null,
    supervisor_id: supervisorId ?? null,
    profession_id: professionId ?? null,
  }))
  const invitationIds = await insertInvitations(tx, rows)
  await audit(tx, {
    actorId: me.id,
    action: 'invite',
    resource: 'invitation',
    targetId: null,
    details: { count: invitationIds.length },
  })
  await enqueue(tx, sendInvitationsQueue, { invitationIds })
}
