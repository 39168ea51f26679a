import type { Feature } from '../../feature.ts'
import { contactJobs } from './contact.jobs.ts'
import { publicSiteHandlers } from './contact.routes.ts'

export const publicSite: Feature = {
  handlers: publicSiteHandlers,
  jobs: contactJobs,
}
