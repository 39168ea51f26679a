import type { Feature } from '../../feature.ts'
import { dropApplicationFile } from './actions/drop-application-file.ts'
import { applicationJobs } from './application.jobs.ts'
import { applicationListeners } from './application.listeners.ts'
import { applicationFeed, applicationNotices, applicationReach } from './application.notices.ts'
import { applicationHandlers } from './application.routes.ts'

export const applications: Feature = {
  handlers: applicationHandlers,
  jobs: applicationJobs,
  listeners: applicationListeners,
  notices: applicationNotices,
  feed: applicationFeed,
  reach: applicationReach,
  fileHolders: { application: dropApplicationFile },
}
