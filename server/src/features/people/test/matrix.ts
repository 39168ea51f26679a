// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { peopleRoutes } from '@werkplatz/contract/people/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof peopleRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readAuthorCard: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listProfessions: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchPeople:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  makers: {
    person: async (_app, owner) => owner.id,
  },
  inputs: {
    readAuthorCard: async (_app, caller) => ({ query: { id: caller.id } }),
  },
}
