// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { setupRoutes } from '@werkplatz/contract/setup/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof setupRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readSetup:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    finishSetup:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    finishSetup: async () => ({
      body: { imageId: 'generated:1', bannerId: 'generated:2', slogan: 'Fragen kostet nichts.', date: '2026-08-03' },
    }),
  },
}
