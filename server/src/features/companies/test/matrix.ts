// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { companyRoutes } from '@werkplatz/contract/companies/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof companyRoutes> = {
  // oxfmt-ignore
  expected: {
    //                       anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readCompanyFooter: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchCompanies:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    readCompanyFooter: async (_app, caller) => ({ query: { id: caller.companyId } }),
  },
}
