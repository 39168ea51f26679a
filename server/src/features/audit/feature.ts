import type { Feature } from '../../feature.ts'
import { auditJobs } from './audit.jobs.ts'
import { auditHandlers } from './audit.routes.ts'

export const audit: Feature = {
  handlers: auditHandlers,
  jobs: auditJobs,
}
