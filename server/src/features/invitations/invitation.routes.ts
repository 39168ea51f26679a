// Contract route → action or query. No logic.
import { custom, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { invite } from './actions/invite.ts'
import { openInvitation, signUp } from './actions/sign-up.ts'
import { presentOpenInvitation } from './invitation.present.ts'

export const invitationHandlers = ({ passwords, aliases }: Services): Handler[] => [
  write('invite', (tx, { me, input }) => invite(tx, me, input.body.invitations, aliases)),
  custom('checkInvitation', async (data, { from, input }) => ({
    body: presentOpenInvitation(await openInvitation(data, from, input.query.token)),
  })),
  custom('signUp', async (data, { from, input }) => {
    await signUp(data, from, input.query.token, input.body, passwords)
    return { location: '/dashboard/login' }
  }),
]
