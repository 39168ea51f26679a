import type { Feature } from '../../feature.ts'
import { evaluationJobs } from './evaluation.jobs.ts'
import { evaluationNotices, evaluationReach } from './evaluation.notices.ts'
import { evaluationHandlers } from './evaluation.routes.ts'

export const evaluations: Feature = {
  handlers: evaluationHandlers,
  jobs: evaluationJobs,
  notices: evaluationNotices,
  reach: evaluationReach,
}
