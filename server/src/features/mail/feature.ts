import type { Feature } from '../../feature.ts'
import { mailJobs } from './mail.jobs.ts'

export const mail: Feature = {
  jobs: mailJobs,
}
