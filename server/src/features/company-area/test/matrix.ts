// Who may call this feature's routes; see server/test/matrix/cells.ts.
import type { companyAreaRoutes } from '@werkplatz/contract/company-area/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof companyAreaRoutes> = {
  // oxfmt-ignore
  expected: {
    //                          anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Whom one accompanies, everybody may ask; the other views are in list-assignments.test.ts.
    listAssignments:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listApprentices:      line('401   401   ok    ok    ok    ok    403   403   403'),
    readBoard:            line('401   401   ok    ok    ok    ok    403   403   403'),
    readPlan:             line('401   401   ok    ok    ok    ok    403   403   403'),
    listUsers:            line('401   401   ok    ok    ok    403   403   403   403'),
  },
  inputs: {
    listAssignments: async () => ({ query: { filter: 'ACCOMPANIED' } }),
    readPlan: async () => ({ query: { from: '2026-11-16', weeks: '13' } }),
  },
}
