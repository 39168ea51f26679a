import type { Feature } from '../../feature.ts'
import { auditJobs } from './audit.jobs.ts'

export const audit: Feature = {
  jobs: auditJobs,
}
