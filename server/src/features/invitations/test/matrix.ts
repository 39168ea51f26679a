// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { invitationRoutes } from '@werkplatz/contract/invitations/routes.ts'

import { invitationTokenOf, openInvitationOf } from '../../../../test/link-tokens.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { PASSWORD } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof invitationRoutes> = {
  // oxfmt-ignore
  expected: {
    //                     anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // decisions §4: CREATE_INVITES.
    invite:          line('401   401   ok    ok    ok    403   403   403   403'),
    checkInvitation: line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    signUp:          line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    // 13-admin E3: officers in their own company, OWNER and ADMIN in all; the training body sees no people.
    listInvitations: line('401   401   ok    ok    ok    403   403   403   403'),
    remindInvited:   line('401   401   ok    ok    ok    403   403   403   403'),
    importInvitations: line('401 401   ok    ok    ok    403   403   403   403'),
    checkInvited:    line('401   401   ok    ok    ok    403   403   403   403'),
    resendInvitation: {
      own:           line('401   401   ok    ok    ok    403   403   403   403'),
      sameCompany:   line('401   401   ok    ok    ok    403   403   403   403'),
      otherCompany:  line('401   401   ok    ok    404   403   403   403   403'),
    },
    withdrawInvitation: {
      own:           line('401   401   ok    ok    ok    403   403   403   403'),
      sameCompany:   line('401   401   ok    ok    ok    403   403   403   403'),
      otherCompany:  line('401   401   ok    ok    404   403   403   403   403'),
    },
  },
  makers: { invitation: (app, owner) => openInvitationOf(app, owner) },
  inputs: {
    listInvitations: async () => ({ query: { view: 'WAITING' } }),
    importInvitations: async () => ({
      body: {
        importId: randomUUID(),
        number: 0,
        invitations: [{ email: `${randomUUID()}@nordwerk.example`, role: 'APPRENTICE' }],
      },
    }),
    checkInvited: async () => ({ body: { emails: [`${randomUUID()}@nordwerk.example`] } }),
    invite: async () => ({ body: { invitations: [{ email: `${randomUUID()}@nordwerk.example`, role: 'USER' }] } }),
    checkInvitation: async (app, caller) => ({ query: { token: await invitationTokenOf(app, caller) } }),
    signUp: async (app, caller) => ({
      query: { token: await invitationTokenOf(app, caller) },
      body: { nameFirst: 'Mia', nameLast: 'Muster', password: PASSWORD },
    }),
  },
}
