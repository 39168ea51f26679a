// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { settingRoutes } from '@werkplatz/contract/settings/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { unsubscribeToken } from '../../../access/unsubscribe-tokens.ts'

export const matrix: FeatureMatrix<keyof typeof settingRoutes> = {
  // oxfmt-ignore
  expected: {
    //                                anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readSettings:               line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    changeNotificationSettings: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    // Whoever holds the mail holds the token; nobody needs to be signed in.
    unsubscribe:                line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    changeTheme:                line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    unsubscribe: async (app, { id }) => {
      const secret = Buffer.from(app.config.SESSION_SECRET, 'base64')
      return { query: { token: unsubscribeToken(secret, { personId: id, settings: ['activitySetting'] }) } }
    },
  },
}
