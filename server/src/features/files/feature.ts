import type { Feature } from '../../feature.ts'
import { fileJobs } from './file.jobs.ts'
import { fileHandlers } from './file.routes.ts'

export const files: Feature = {
  handlers: fileHandlers,
  jobs: fileJobs,
}
