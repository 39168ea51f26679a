// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { publicSiteRoutes } from '@werkplatz/contract/public-site/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newContact } from './contact.ts'

export const matrix: FeatureMatrix<keyof typeof publicSiteRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readCaptcha:    line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    sendContact:    line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    sendContact: async (app) => {
      // All actors sit behind one address, which may only send five a day.
      await app.pool.query('delete from contact_request')
      return { body: await newContact(app) }
    },
  },
}
