import type { Feature } from '../../feature.ts'
import { secondFactorJobs } from './second-factor.jobs.ts'
import { secondFactorHandlers } from './second-factor.routes.ts'

export const secondFactor: Feature = {
  handlers: secondFactorHandlers,
  jobs: secondFactorJobs,
}
