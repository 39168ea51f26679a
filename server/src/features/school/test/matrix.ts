// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { schoolRoutes } from '@werkplatz/contract/school/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof schoolRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // For colleagues, and of an open profile (here they all are) for everybody.
    readSchooldays: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    },
    // Another person's answers 404: save-schooldays.test.ts.
    saveSchooldays:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    saveSchooldays: async (_app, me) => ({ body: { userId: me.id, days: ['Montag'], schoolDayText: '' } }),
  },
}
