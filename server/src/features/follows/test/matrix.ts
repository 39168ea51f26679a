// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { followRoutes } from '@werkplatz/contract/follows/routes.ts'

import type { TestApp } from '../../../../test/app.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newCompany, type Person } from '../../../../test/people.ts'

const ownList = async (_app: TestApp, caller: Person) => ({ query: { userId: caller.id, mode: 'FOLLOWERS' } })

export const matrix: FeatureMatrix<keyof typeof followRoutes> = {
  // oxfmt-ignore
  expected: {
    //                         anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    createFollow:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    deleteFollow:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    checkFollow:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listFollows:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchFollows:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listRecentProfiles:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listRelatedProfiles: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    createFollow: async (app) => ({ body: { targetId: await newCompany(app, 'Gefolgt AG'), followType: 'other' } }),
    listFollows: ownList,
    searchFollows: async (_app, caller) => ({ query: { userId: caller.id, mode: 'USER_FOLLOWS', query: 'mu' } }),
  },
}
