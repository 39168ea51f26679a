// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { blockRoutes } from '@werkplatz/contract/blocks/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof blockRoutes> = {
  // oxfmt-ignore
  expected: {
    //                 anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    createBlock: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    deleteBlock: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listBlocks:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    checkBlock:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    createBlock: async (app, caller) => {
      const email = `${crypto.randomUUID()}@blocked.example`
      const blocked = await newPerson(app, { nameFirst: 'Bo', companyId: caller.companyId, roles: ['USER'], email })
      return { body: { userId: blocked.id } }
    },
  },
}
