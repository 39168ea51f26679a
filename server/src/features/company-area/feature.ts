import type { Feature } from '../../feature.ts'
import { companyAreaJobs } from './company-area.jobs.ts'
import { companyAreaHandlers } from './company-area.routes.ts'

export const companyArea: Feature = {
  handlers: companyAreaHandlers,
  jobs: companyAreaJobs,
}
