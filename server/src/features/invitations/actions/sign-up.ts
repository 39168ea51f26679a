import type { SignUp } from '@werkplatz/contract/invitations/schemas.ts'
import { invitationStatus } from '@werkplatz/contract/invitations/status.ts'

import { guardSwitch } from '../../../access/guard-switch.ts'
import { openLink } from '../../../access/open-link.ts'
import { guardPassword } from '../../../access/password-rules.ts'
import type { Passwords } from '../../../access/passwords.ts'
import { audit } from '../../../db/audit.ts'
import { transition } from '../../../db/transition.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { adultFromOf } from '../adult-from.ts'
import { findInvitation, insertPerson, lockInvitation, stampInvitedPerson } from '../invitation.queries.ts'

/** Whoever has a good link learns that it can wait; everybody else learns nothing. */
export async function openInvitation(data: Data, from: Origin, token: string) {
  const find = (hash: Buffer) => findInvitation(data.db, hash)
  const invitation = await openLink(data, addressKey(from.ip), token, 'invitation_invalid', find)
  await guardSwitch(data.db, 'newAccounts', invitation.company_id)
  return invitation
}

/** Hashing takes long, so it happens before the transaction; the invitation is asked again inside. */
export async function signUp(
  data: Data,
  from: Origin,
  token: string,
  { nameFirst, nameLast, password }: SignUp,
  passwords: Passwords,
) {
  const known = await openInvitation(data, from, token)
  guardPassword(password, [known.email, nameFirst, nameLast])
  const passwordHash = await passwords.hash(password)
  await data.begin(async (tx) => {
    const invitation = await lockInvitation(tx, known.id)
    if (!invitation.is_open) throw new Refusal('invitation_invalid')
    await guardSwitch(tx, 'newAccounts', invitation.company_id)
    const personId = await insertPerson(
      tx,
      {
        company_id: invitation.company_id,
        email: invitation.email,
        name_first: nameFirst,
        name_last: nameLast,
        roles: [invitation.role],
        adult_from: adultFromOf(invitation, new Date()),
        supervisor_id: invitation.supervisor_id,
        profession_id: invitation.profession_id,
      },
      passwordHash,
    )
    if (!personId) throw new Refusal('invitation_invalid')
    await transition(tx, invitationStatus, invitation, 'accept', { id: personId })
    await stampInvitedPerson(tx, invitation.id, personId)
    await audit(tx, { actorId: personId, action: 'signUp', resource: 'person', targetId: personId })
  })
}
