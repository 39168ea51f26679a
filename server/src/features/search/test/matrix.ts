// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { searchRoutes } from '@werkplatz/contract/search/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof searchRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    searchEverything: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
}
