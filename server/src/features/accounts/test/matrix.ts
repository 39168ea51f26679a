// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { accountRoutes } from '@werkplatz/contract/accounts/routes.ts'

import { recoveryTokenOf } from '../../../../test/link-tokens.ts'
import { line, ownersOnly, ownOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { PASSWORD } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof accountRoutes> = {
  // oxfmt-ignore
  expected: {
    //                          anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Anonymous brings no credentials; a revoked session does not stop anybody from signing in anew.
    login:                line('401   ok    ok    ok    ok    ok    ok    ok    ok'),
    refreshSession:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    checkSession:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readUserDetails:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    logOut:               line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    // decisions §3: sessions are the person's own; §12.
    readActiveSessions:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    logOutEverywhere:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    endActiveSession:     ownersOnly,
    changePassword:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    requestRecovery:      line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    checkRecovery:        line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    recoverPassword:      line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    // Who holds no challenge of a right password gets nowhere.
    proveSecondFactor:    line('401   401   401   401   401   401   401   401   401'),
    readPasskeyChallenge: line('401   401   401   401   401   401   401   401   401'),
  },
  makers: {
    session: async (app, owner) => (await app.sessionOf(owner)).sessionId,
  },
  inputs: {
    changePassword: async () => ({ body: { oldPassword: PASSWORD, newPassword: `${PASSWORD} und mehr` } }),
    requestRecovery: async (_app, { email }) => ({ body: { email } }),
    checkRecovery: async (app, caller) => ({ query: { token: await recoveryTokenOf(app, caller) } }),
    recoverPassword: async (app, caller) => ({
      query: { token: await recoveryTokenOf(app, caller) },
      body: { password: PASSWORD },
    }),
  },
  live: { logOutLive: ownOnly },
}
