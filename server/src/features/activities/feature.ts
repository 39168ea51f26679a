import type { Feature } from '../../feature.ts'
import { dropActivityFile } from './actions/drop-activity-file.ts'
import { activityJobs } from './activity.jobs.ts'
import { activityListeners } from './activity.listeners.ts'
import { activityFeed, activityNotices, activityReach } from './activity.notices.ts'
import { activityHandlers } from './activity.routes.ts'
import { activityReports } from './reports/activity.reports.ts'

export const activities: Feature = {
  handlers: activityHandlers,
  listeners: activityListeners,
  jobs: activityJobs,
  notices: activityNotices,
  feed: activityFeed,
  reach: activityReach,
  fileHolders: { activity: dropActivityFile },
  reportable: activityReports,
}
