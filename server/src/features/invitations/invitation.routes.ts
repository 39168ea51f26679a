// Contract route → action or query. No logic.
import type { Passwords } from '../../access/passwords.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { hashToken } from '../../lib/link-tokens.ts'
import { Refusal } from '../../lib/refusal.ts'
import { invite } from './actions/invite.ts'
import { signUp } from './actions/sign-up.ts'
import { presentOpenInvitation } from './invitation.present.ts'
import { findOpenInvitation } from './invitation.queries.ts'

export interface InvitationParts {
  passwords: Passwords
  aliases: ReadonlyMap<string, string>
}

export const invitationHandlers = ({ passwords, aliases }: InvitationParts): Handler[] => [
  write('invite', async (tx, { me, input }) => {
    await invite(tx, me, input.body.invitations, aliases)
    return {}
  }),
  read('checkInvitation', async (db, { input }) => {
    const hash = hashToken(input.query.token)
    const invitation = hash && (await findOpenInvitation(db, hash))
    if (!invitation) throw new Refusal('invitation_invalid')
    return { body: presentOpenInvitation(invitation) }
  }),
  custom('signUp', async (data, { input }) => {
    await signUp(data, input.query.token, input.body, passwords)
    return { location: '/dashboard/login' }
  }),
]
