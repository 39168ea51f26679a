// Contract route → action or query. No logic.
import type { Passwords } from '../../access/passwords.ts'
import { custom, write, type Handler } from '../../http/handlers.ts'
import { invite } from './actions/invite.ts'
import { openInvitation, signUp } from './actions/sign-up.ts'
import { presentOpenInvitation } from './invitation.present.ts'

export interface InvitationParts {
  passwords: Passwords
  aliases: ReadonlyMap<string, string>
}

export const invitationHandlers = ({ passwords, aliases }: InvitationParts): Handler[] => [
  write('invite', async (tx, { me, input }) => {
    await invite(tx, me, input.body.invitations, aliases)
    return {}
  }),
  custom('checkInvitation', async (data, { from, input }) => ({
    body: presentOpenInvitation(await openInvitation(data, from, input.query.token)),
  })),
  custom('signUp', async (data, { from, input }) => {
    await signUp(data, from, input.query.token, input.body, passwords)
    return { location: '/dashboard/login' }
  }),
]
