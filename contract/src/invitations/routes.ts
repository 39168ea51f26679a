import { TokenQuery } from '../accounts/schemas.ts'
import { route } from '../shared/route.ts'
import { Invitations, OpenInvitation, SignUp } from './schemas.ts'

export const invitationRoutes = {
  invite: route({
    method: 'POST',
    path: '/v1/invitations',
    summary: 'Invite people to their own company. Answers alike whether an address is known or not.',
    may: 'invitation.create',
    body: Invitations,
    statuses: [204],
    errors: ['bad_input'],
  }),
  checkInvitation: route({
    method: 'GET',
    path: '/v1/auth/sign-up',
    summary: 'Tells whether this invitation is still good.',
    may: 'public',
    query: TokenQuery,
    statuses: [200],
    output: OpenInvitation,
    errors: ['invitation_invalid'],
  }),
  signUp: route({
    method: 'POST',
    path: '/v1/auth/sign-up',
    summary: 'Accept an invitation: creates the account. Works once.',
    may: 'public',
    query: TokenQuery,
    body: SignUp,
    statuses: [201],
    errors: ['bad_input', 'invitation_invalid'],
  }),
} as const
