// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { exportRoutes } from '@werkplatz/contract/exports/routes.ts'

import { newExport } from '../../../../test/exports.ts'
import { line, ownersOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof exportRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    startExport:    line('401   401   ok    ok    ok    ok    403   403   403'),
    listExports:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readExport: ownersOnly,
    readExportFile: ownersOnly,
  },
  makers: {
    export: (app, owner) => newExport(app, owner),
  },
}
