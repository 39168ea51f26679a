// Who may call this feature's routes; see server/test/matrix/cells.ts.
import type { monthlySheetRoutes } from '@werkplatz/contract/monthly-sheet/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof monthlySheetRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // 13.H3: the training body, and those who run the platform.
    drawMonthlySheet: line('401   401   ok    ok    403   403   403   403   ok'),
  },
}
