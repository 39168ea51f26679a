import type { Feature } from '../../feature.ts'
import { buryJob, jobJobs } from './job.jobs.ts'
import { jobHandlers } from './job.routes.ts'

export const jobs: Feature = {
  handlers: jobHandlers,
  jobs: jobJobs,
  bury: buryJob,
}
