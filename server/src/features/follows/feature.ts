import type { Feature } from '../../feature.ts'
import { followJobs } from './follow.jobs.ts'
import { followFeed, followNotices, followReach } from './follow.notices.ts'
import { followHandlers } from './follow.routes.ts'

export const follows: Feature = {
  handlers: followHandlers,
  jobs: followJobs,
  notices: followNotices,
  feed: followFeed,
  reach: followReach,
}
