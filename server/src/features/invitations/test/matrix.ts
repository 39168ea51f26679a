// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { invitationRoutes } from '@werkplatz/contract/invitations/routes.ts'

import { invitationTokenOf } from '../../../../test/link-tokens.ts'
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
  },
  inputs: {
    invite: async () => ({ body: { invitations: [{ email: `${randomUUID()}@nordwerk.example`, role: 'USER' }] } }),
    checkInvitation: async (app, caller) => ({ query: { token: await invitationTokenOf(app, caller) } }),
    signUp: async (app, caller) => ({
      query: { token: await invitationTokenOf(app, caller) },
      body: { nameFirst: 'Mia', nameLast: 'Muster', password: PASSWORD },
    }),
  },
}
