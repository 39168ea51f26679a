// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { companyAdminRoutes } from '@werkplatz/contract/companies/admin-routes.ts'
import type { companyRoutes } from '@werkplatz/contract/companies/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newCompany } from '../../../../test/people.ts'

type Keys = keyof typeof companyRoutes | keyof typeof companyAdminRoutes

/** 13-admin E2: the training body sees companies and takes them in; E3: OWNER and ADMIN run them. */
const seen = line('401   401   ok    ok    403   403   403   403   ok')
const run = line('401   401   ok    ok    403   403   403   403   403')
const alike = (one: typeof seen) => ({ own: one, sameCompany: one, otherCompany: one })

export const matrix: FeatureMatrix<Keys> = {
  // oxfmt-ignore
  expected: {
    //                       anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readCompanyFooter: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchCompanies:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listManagedCompanies: seen,
    readManagedCompany: alike(seen),
    onboardCompany: seen,
    inviteOfficer: alike(seen),
    editCompany: alike(run),
    pauseCompany: alike(run),
    resumeCompany: alike(run),
  },
  makers: {
    // Not the company of those who run the platform: that one cannot be paused.
    company: async (app, _owner, { path }) => {
      const id = await newCompany(app, `Ostwerk ${randomUUID()}`)
      const status = path.endsWith('/resume') ? 'PAUSED' : 'ACTIVE'
      await app.pool.query('update company set status = $2 where id = $1', [id, status])
      return id
    },
  },
  inputs: {
    readCompanyFooter: async (_app, caller) => ({ query: { id: caller.companyId } }),
    listManagedCompanies: async () => ({ query: { size: 10 } }),
    onboardCompany: async () => ({
      body: {
        name: `Neuwerk ${randomUUID()}`,
        location: 'Olten',
        canton: 'SO',
        officerEmail: `${randomUUID()}@neuwerk.example`,
      },
    }),
    inviteOfficer: async () => ({ body: { email: `${randomUUID()}@neuwerk.example` } }),
    editCompany: async () => ({ body: { canton: 'AG', answerDays: 5 } }),
  },
}
