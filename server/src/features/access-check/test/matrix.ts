// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { accessCheckRoutes } from '@werkplatz/contract/access-check/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof accessCheckRoutes> = {
  // oxfmt-ignore
  expected: {
    //                   anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    explainAccess: line('401   401   ok    ok    403   403   403   403   403'),
  },
  inputs: {
    explainAccess: async (_app, caller) => ({ body: { userId: caller.id, action: 'admin.open' } }),
  },
}
