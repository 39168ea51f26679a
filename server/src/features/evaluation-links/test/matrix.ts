// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { evaluationLinkRoutes } from '@werkplatz/contract/evaluation-links/routes.ts'

import { guestAddress, newForeignLink } from '../../../../test/evaluation-links.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

// decisions §8 and docs/decisions/0061: the apprentice's supervisor and the education officers of the company send a link.
// A trainer of the company who looks after somebody else reads the assignment, but sends nothing.
// oxfmt-ignore
const senders = {
  own:          line('401   401   403   403   403   403   403   403   403'),
  sameCompany:  line('401   401   403   403   ok    403   404   404   404'),
  otherCompany: line('401   401   403   403   404   404   404   404   404'),
}

export const matrix: FeatureMatrix<keyof typeof evaluationLinkRoutes> = {
  // oxfmt-ignore
  expected: {
    //                           anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readEvaluationLink: senders,
    sendEvaluationLink: senders,
    revokeEvaluationLink: senders,
    // Whoever holds the link, signed in or not, but for who sent it and whom it is about.
    openGuestEvaluation:   line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    saveGuestEvaluation:   line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    submitGuestEvaluation: line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
    askForAccount:         line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    sendEvaluationLink: async () => ({ body: { email: guestAddress() } }),
    openGuestEvaluation: async (app, { companyId }) => ({
      query: { token: (await newForeignLink(app, companyId)).token },
    }),
    saveGuestEvaluation: async (app, { companyId }) => ({
      query: { token: (await newForeignLink(app, companyId)).token },
      body: { evaluationPoints: [] },
    }),
    submitGuestEvaluation: async (app, { companyId }) => ({
      query: { token: (await newForeignLink(app, companyId, { contactPart: 'complete' })).token },
    }),
    askForAccount: async (app, { companyId }) => ({
      query: { token: (await newForeignLink(app, companyId, { isUsed: true })).token },
    }),
  },
}
