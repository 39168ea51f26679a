// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { evaluationRoutes } from '@werkplatz/contract/evaluations/routes.ts'

import { newEvaluation } from '../../../../test/evaluations.ts'
import { line, ownersOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof evaluationRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Evaluations (decisions §3, §8): the two parties; in the company those who accompany apprentices. Nobody else,
    // OWNER and ADMIN included. What of a part is in the answer: see sight.test.ts.
    listEvaluations:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readCriteria:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readEvaluation: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   ok    ok    404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    drawEvaluation: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   ok    ok    404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    // The own part is the party's own.
    readEvaluationForm: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   403   403   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    startEvaluation: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   403   403   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    saveEvaluation: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   403   403   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    stateEvaluation: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   403   403   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    agreeEvaluation: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   404   404   403   403   404   404   404'),
      otherCompany:   line('401   401   404   404   404   404   404   404   404'),
    },
    submitEvaluation: ownersOnly,
    discussEvaluation: ownersOnly,
  },
  makers: {
    evaluation: async (app, owner, route) => {
      const progress = /\/(export|statement|agreements)$/.test(route.path) ? 'submitted' : 'none'
      return (await newEvaluation(app, owner, { apprentice: progress, contactPart: progress })).id
    },
    judgement: async (app, owner, route) => {
      const progress = route.path.endsWith('/discussed') ? 'submitted' : 'complete'
      return (await newEvaluation(app, owner, { apprentice: progress, contactPart: progress })).parts.APPRENTICE!
    },
  },
  inputs: {
    startEvaluation: async () => ({ body: { evaluationPoints: [] } }),
    saveEvaluation: async () => ({ body: { evaluationPoints: [] } }),
  },
}
