// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { adminRoutes } from '@werkplatz/contract/admin/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof adminRoutes> = {
  // oxfmt-ignore
  expected: {
    //                       anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readAdminOverview: line('401   401   ok    ok    ok    403   403   403   ok'),
    hideFirstDay:      line('401   401   ok    ok    ok    403   403   403   ok'),
  },
}
