// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { jobRoutes } from '@werkplatz/contract/jobs/routes.ts'

import type { TestApp } from '../../../../test/app.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newDeadLetter } from './dead-letters.ts'

const given = async (app: TestApp) => ({ body: { ids: [await newDeadLetter(app)] } })

export const matrix: FeatureMatrix<keyof typeof jobRoutes> = {
  // oxfmt-ignore
  expected: {
    //                 anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    listJobs:    line('401   401   ok    ok    403   403   403   403   403'),
    retryJobs:   line('401   401   ok    ok    403   403   403   403   403'),
    discardJobs: line('401   401   ok    ok    403   403   403   403   403'),
  },
  inputs: { retryJobs: given, discardJobs: given },
}
