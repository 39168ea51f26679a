// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { assignmentRoutes } from '@werkplatz/contract/assignments/routes.ts'

import { assignmentForm, newAssignment } from '../../../../test/applications.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof assignmentRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Assignments (decisions §3, §4, §7): the apprentice's; past the draft also for who approves or updates them.
    readAssignment: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   ok    ok    404   404   404   404   404'),
    },
    readAssignmentForm: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   ok    ok    404   404   404   404   404'),
    },
    readAssignmentPrefill: {
      own:            line('401   401   403   403   403   403   ok    403   403'),
      sameCompany:    line('401   401   403   403   403   403   404   403   403'),
      otherCompany:   line('401   401   403   403   403   403   404   403   403'),
    },
    createAssignment: line('401   401   403   403   403   403   ok    403   403'),
    editAssignment: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    404   404   404'),
      otherCompany:   line('401   401   ok    ok    404   404   404   404   404'),
    },
    submitAssignment: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   404   404   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    // Never one's own.
    reviewAssignment: {
      own:            line('401   401   403   403   403   403   403   403   403'),
      sameCompany:    line('401   401   ok    ok    ok    ok    403   403   403'),
      otherCompany:   line('401   401   ok    ok    404   404   403   403   403'),
    },
    deleteAssignment: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   403   403   403   403   404   404   404'),
      otherCompany:   line('401   401   403   403   404   404   404   404   404'),
    },
  },
  makers: {
    assignment: (app, owner, route) => {
      if (route.path.endsWith('/request-review')) return newAssignment(app, owner, { status: 'DRAFT' })
      return newAssignment(app, owner, { status: route.path.endsWith('/link') ? 'APPROVED' : 'PENDING' })
    },
  },
  inputs: {
    createAssignment: async () => ({ body: assignmentForm() }),
    editAssignment: async () => ({ body: assignmentForm({ assignmentStatus: 'PENDING' }) }),
  },
}
