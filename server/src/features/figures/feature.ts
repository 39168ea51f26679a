import type { Feature } from '../../feature.ts'
import { figureJobs } from './figure.jobs.ts'
import { figureHandlers } from './figure.routes.ts'

export const figures: Feature = {
  handlers: figureHandlers,
  jobs: figureJobs,
}
