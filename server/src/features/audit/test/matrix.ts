// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { auditRoutes } from '@werkplatz/contract/audit/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof auditRoutes> = {
  // oxfmt-ignore
  expected: {
    //                 anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    listAudit:   line('401   401   ok    ok    ok    403   403   403   403'),
    exportAudit: line('401   401   ok    ok    ok    403   403   403   403'),
  },
  inputs: {
    listAudit: async () => ({ query: {} }),
    exportAudit: async () => ({ query: {} }),
  },
}
