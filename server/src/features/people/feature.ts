import type { Feature } from '../../feature.ts'
import type { Services } from '../../services.ts'
import { managedPersonHandlers } from './admin/managed-person.routes.ts'
import { peopleJobs } from './person.jobs.ts'
import { peopleNotices, peopleReach } from './person.notices.ts'
import { peopleHandlers } from './person.routes.ts'

export const people: Feature = {
  handlers: (services: Services) => [...peopleHandlers(services), ...managedPersonHandlers(services)],
  jobs: peopleJobs,
  notices: peopleNotices,
  reach: peopleReach,
}
