// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { switchRoutes } from '@werkplatz/contract/switches/routes.ts'

import type { TestApp } from '../../../../test/app.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newCompany } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof switchRoutes> = {
  // oxfmt-ignore
  expected: {
    //                  anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    listSwitches: line('401   401   ok    ok    403   403   403   403   403'),
    switchOff:    line('401   401   ok    ok    403   403   403   403   403'),
    switchOn:     line('401   401   ok    ok    403   403   403   403   403'),
  },
  inputs: {
    // For a company of its own, so that the other calls of the matrix go on.
    switchOff: async (app) => ({
      body: { feature: 'chat', companyId: await offIn(app), notice: 'Wir räumen auf.', reason: 'Probe' },
    }),
    switchOn: async (app) => ({ body: { feature: 'chat', companyId: await offIn(app) } }),
  },
}

async function offIn(app: TestApp): Promise<string> {
  const companyId = await newCompany(app, `Stillwerk ${randomUUID()}`)
  await app.pool.query(
    `insert into feature_switch (feature, company_id, notice, reason, actor_id)
     select 'chat', $1, 'Wir räumen auf.', 'Probe', id from person limit 1`,
    [companyId],
  )
  return companyId
}
