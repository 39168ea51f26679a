// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { bookmarkRoutes } from '@werkplatz/contract/bookmarks/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof bookmarkRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    checkBookmark:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    createBookmark: {
      own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany: line('401   401   ok    ok    404   404   404   404   404'),
    },
    deleteBookmark: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
}
