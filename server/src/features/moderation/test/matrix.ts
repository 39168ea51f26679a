// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { moderationRoutes } from '@werkplatz/contract/moderation/routes.ts'

import { newActivity } from '../../../../test/activities.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof moderationRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    fileReport:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    fileReport: async (app, caller) => {
      const nameFirst = `Kim${randomUUID()}`
      const colleague = await newPerson(app, { nameFirst, companyId: caller.companyId, roles: ['USER'] })
      return { body: { target: 'ACTIVITY', targetId: await newActivity(app, colleague), report: 'SPAM' } }
    },
  },
}
