// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import { applicationRoutes } from '@werkplatz/contract/applications/routes.ts'
import type { ApplicationStatus } from '@werkplatz/contract/applications/status.ts'
import { assignmentRoutes } from '@werkplatz/contract/assignments/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'

import { newActivity } from '../../../../test/activities.ts'
import type { TestApp } from '../../../../test/app.ts'
import { applicationForm, newApplication, newApproval } from '../../../../test/applications.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newCompany, newPerson, type Person } from '../../../../test/people.ts'

const someone = (app: TestApp, companyId: string): Promise<Person> =>
  newPerson(app, {
    nameFirst: 'Kim',
    companyId,
    roles: ['USER'],
    email: `${randomUUID()}@nordwerk.example`,
  })

/** In the status from which the call leads on. Reviewing is about the activity's author, all else about the applicant. */
const applicationFor: Readonly<Record<string, ApplicationStatus>> = {
  [applicationRoutes.editApplication.path]: 'DRAFT',
  [applicationRoutes.sendApplication.path]: 'DRAFT',
  [assignmentRoutes.readAssignmentPrefill.path]: 'APPROVED',
}
async function makeApplication(app: TestApp, owner: Person, { path }: Route): Promise<string> {
  const other = await someone(app, owner.companyId)
  const isReviewed = path === applicationRoutes.reviewApplication.path
  const activity = await newActivity(app, isReviewed ? owner : other)
  return newApplication(app, isReviewed ? other : owner, activity, { status: applicationFor[path] ?? 'PENDING' })
}

async function makeApproval(app: TestApp, owner: Person): Promise<string> {
  const elsewhere = await someone(app, await newCompany(app, 'Anderswo AG'))
  return newApproval(app, owner, await newActivity(app, elsewhere, { isPublic: true }))
}

export const matrix: FeatureMatrix<keyof typeof applicationRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Applications (decisions §3, §6; T19). The row is an internal application: of the company nobody reads it but the
    // applicant and the activity's author. Sending needs APPLY_ACTIVITY. About reviewing «own» is an application to one's
    // own activity.
    listApplications: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    countApplications: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readApplicationActivity: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:   line('401   401   ok    ok    404   404   404   404   404'),
    },
    readApplication: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   404   404   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    // Nobody applies to their own activity.
    createApplication: {
      own:            line('401   401   403   403   403   403   403   403   403'),
      sameCompany:    line('401   401   403   403   403   403   ok    ok    403'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
    editApplication: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   404   404   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    sendApplication: {
      own:            line('401   401   403   403   403   403   ok    ok    403'),
      sameCompany:    line('401   401   404   404   404   404   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    reviewApplication: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   404   404   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    // What the caller cannot answer is left as it is.
    declineApplications: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:   line('401   401   ok    ok    404   404   404   404   404'),
    },
    deleteApplication: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   404   404   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    // The activity is public here: asking needs APPLY_ACTIVITY and READ_EXTERNAL_ACTIVITIES, and another company.
    requestApproval: {
      own:            line('401   401   403   403   403   403   403   403   403'),
      sameCompany:    line('401   401   403   403   403   403   403   403   403'),
      otherCompany:   line('401   401   403   403   403   403   ok    404   403'),
    },
    decideApproval: {
      own:            line('401   401   403   403   403   403   403   403   403'),
      sameCompany:    line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:   line('401   401   ok    ok    404   404   403   403   403'),
    },
    deleteApproval: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   403   403   403   403   404   404   404'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
    readApproval: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   ok    ok    404   404   404   404   404'),
    },
    listApprovals:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  makers: {
    application: makeApplication,
    approval: makeApproval,
  },
  inputs: {
    listApplications: async () => ({ query: {} }),
    createApplication: async () => ({ body: applicationForm() }),
    editApplication: async () => ({ body: applicationForm({ applicationStatus: 'DRAFT' }) }),
    declineApplications: async () => ({ body: { reviewMessage: 'Leider nein.' } }),
    decideApproval: async () => ({ body: { approvalStatus: 'APPROVED', comment: 'Gern.' } }),
    listApprovals: async () => ({ query: {} }),
  },
}
