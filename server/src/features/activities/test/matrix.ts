// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { activityRoutes } from '@werkplatz/contract/activities/routes.ts'
import { applicationRoutes } from '@werkplatz/contract/applications/routes.ts'

import { formOf, newActivity, type NewTestActivity } from '../../../../test/activities.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

/** In the status from which the call leads on; all others are about a published, company-internal one. */
const activityFor: Readonly<Record<string, NewTestActivity>> = {
  [activityRoutes.submitActivity.path]: { status: 'DRAFT' },
  [activityRoutes.reviewActivity.path]: { status: 'PENDING' },
  [activityRoutes.publishActivity.path]: { status: 'APPROVED' },
  [activityRoutes.restoreActivity.path]: { status: 'ARCHIVED' },
  [applicationRoutes.requestApproval.path]: { isPublic: true },
}

export const matrix: FeatureMatrix<keyof typeof activityRoutes> = {
  // oxfmt-ignore
  expected: {
    //                            anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Activities (decisions §3, §4). The row is published and company-internal unless the call needs another status; the
    // colleague’s draft is nobody else’s business, so asking for its review answers 404.
    listActivities:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readActivityChoices:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    countActivitiesByFilter: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    drawActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    readActivityForm: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    createActivity:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    editActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    submitActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   404   404   404   404   404   404   404'),
      otherCompany:         line('401   401   404   404   404   404   404   404   404'),
    },
    reviewActivity: {
      own:                  line('401   401   403   403   403   403   403   403   403'),
      sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:         line('401   401   ok    ok    404   404   403   403   403'),
    },
    publishActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    archiveActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    restoreActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    deleteActivity: {
      own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
    },
    // ASSOCIATION acts on public content of the whole platform, and on all of its own company.
    featureActivity: {
      own:                  line('401   401   ok    ok    403   403   403   403   ok'),
      sameCompany:          line('401   401   ok    ok    403   403   403   403   ok'),
      otherCompany:         line('401   401   ok    ok    403   403   403   403   404'),
    },
    listFeaturedActivities: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listSimilarActivities:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listLatestActivities:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listOldestCards:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listTaskCards:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listExternalCards:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listCompanyCards:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listAuthorCards:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchActivities:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readActivityLocation:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listWorkSectors:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  makers: {
    activity: (app, owner, route) => newActivity(app, owner, activityFor[route.path] ?? {}),
  },
  inputs: {
    listActivities: async () => ({ query: {} }),
    readActivityChoices: async () => ({ query: {} }),
    createActivity: async () => ({ body: formOf() }),
    editActivity: async () => ({ body: formOf({ activityStatus: 'PUBLISHED' }) }),
    readActivityLocation: async () => ({ query: {} }),
  },
}
