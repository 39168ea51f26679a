import type { Feature } from '../../feature.ts'
import { peopleJobs } from './person.jobs.ts'
import { peopleHandlers } from './person.routes.ts'

export const people: Feature = {
  handlers: peopleHandlers,
  jobs: peopleJobs,
}
