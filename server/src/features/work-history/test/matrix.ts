// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { workHistoryRoutes } from '@werkplatz/contract/work-history/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof workHistoryRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // The apprentice's own, and for who approves assignments in the company; who runs the platform reads no other's.
    readWorkHistory: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
    readWorkStats: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
    drawWorkHistory: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
    tabulateWorkHistory: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
  },
}
